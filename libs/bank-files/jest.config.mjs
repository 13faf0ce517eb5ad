import { nodeTests } from '../../tools/jest-preset.mjs'

export default nodeTests
