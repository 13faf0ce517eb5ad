// @ts-check
/** After all tests: stops the private server, if one was started. */
async function stop() {
  if ('stopPostgres' in globalThis && typeof globalThis.stopPostgres === 'function') {
    await globalThis.stopPostgres()
  }
}

export { stop as default }
