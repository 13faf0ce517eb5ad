export { nodeTests as default } from '../../tools/jest-preset.mjs'
