// fast-check for this project's tests. Only a few of them need it, so it is not part of the setup of all.
export { default as fc } from 'fast-check'
export { cases } from '../../../../tools/jest-properties'
