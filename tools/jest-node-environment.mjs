// @ts-check
import { TestEnvironment } from 'jest-environment-node'
import { disableAsyncContexts } from './jest-async-contexts.mjs'

/** Node, cleaned up after each test file. */
export default class extends TestEnvironment {
  /** @override */
  async teardown() {
    disableAsyncContexts()
    await super.teardown()
  }
}
