// @ts-check
import { TestEnvironment } from 'jest-environment-node'
import { disableAsyncContexts } from './jest-async-contexts.mjs'

/** Node, with nothing left over from a test file. */
export default class extends TestEnvironment {
  /** @override */
  async teardown() {
    disableAsyncContexts()
    await super.teardown()
  }
}
