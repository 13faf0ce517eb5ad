import { nodeTests } from '../../tools/jest-preset.mjs'

export default { ...nodeTests, testMatch: ['<rootDir>/**/*.test.ts'] }
