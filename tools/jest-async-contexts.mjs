// @ts-check
import { AsyncLocalStorage } from 'node:async_hooks'

/** @type {Set<AsyncLocalStorage<unknown>>} */
const enabled = new Set()

const { run } = AsyncLocalStorage.prototype

/** @this {AsyncLocalStorage<unknown>} @param {Parameters<typeof run>} args */
function trackedRun(...args) {
  enabled.add(this)
  return run.apply(this, args)
}
AsyncLocalStorage.prototype.run = trackedRun

/**
 * Call after each test file. jest-circus enables an `AsyncLocalStorage` for every file and never disables it, and in
 * Node.js 20 every promise stores a value for each one that is enabled: promises get slower and larger with every file
 * that a process has run. A context still in use is enabled again by its next `run`.
 */
export function disableAsyncContexts() {
  for (const storage of enabled) storage.disable()
  enabled.clear()
}
