import { nodeTests } from '../jest-preset.mjs'

// What projects import, beside what Nx makes of it: it reads every file, and so has a target of its own.
export default { ...nodeTests, testMatch: ['<rootDir>/**/touched-files.test.ts'], testTimeout: 60_000 }
