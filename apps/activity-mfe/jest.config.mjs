export { browserTests as default } from '../../tools/jest-preset.mjs'
