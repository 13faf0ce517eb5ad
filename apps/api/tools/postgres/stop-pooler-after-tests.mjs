// @ts-check
import stop from './stop-after-tests.mjs'

/** Jest global teardown: stops the pooler and the server behind it. */
async function stopPooler() {
  if ('stopPooler' in globalThis && typeof globalThis.stopPooler === 'function') await globalThis.stopPooler()
  await stop()
}

export { stopPooler as default }
