import { nodeTests, propertyTests } from '../../tools/jest-preset.mjs'

export default { ...nodeTests, ...propertyTests(300) }
