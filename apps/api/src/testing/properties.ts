// fast-check for this project's tests. Only a few need it, so it is not part of the shared setup.
export { default as fc } from 'fast-check'
export { cases } from '../../../../tools/jest-properties'
