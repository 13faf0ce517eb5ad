// @ts-check
import { removeEngine } from '../engine/remove-after-tests.mjs'

/** Jest global teardown: stops the private server, if one was started. */
async function stop() {
  await removeEngine()
  if ('stopPostgres' in globalThis && typeof globalThis.stopPostgres === 'function') {
    await globalThis.stopPostgres()
  }
}

export { stop as default }
