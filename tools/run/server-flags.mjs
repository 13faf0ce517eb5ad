// @ts-check
/**
 * Node flags that reduce the server's memory: one V8 worker thread instead of four, because each retains memory from
 * compiling, and a smaller young generation. Where the C library supports it, freed memory returns to the system
 * immediately.
 */
export const serverFlags = ['--v8-pool-size=1', '--max-semi-space-size=4']
export const serverMemory = { MALLOC_TRIM_THRESHOLD_: '131072' }
