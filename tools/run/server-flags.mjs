// @ts-check
/**
 * What the server is started with beside its program, so that it takes less memory: one thread of V8's own instead of
 * four, each of which keeps what compiling took, and less room for young objects. What is freed goes back to the system
 * at once, where the C library has this setting.
 */
export const serverFlags = ['--v8-pool-size=1', '--max-semi-space-size=4']
export const serverMemory = { MALLOC_TRIM_THRESHOLD_: '131072' }
