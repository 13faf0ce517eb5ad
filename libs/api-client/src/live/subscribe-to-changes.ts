/** The first page loads first. */
const DELAY_MS = 1_000

/**
 * Subscribes the page to saves on the user's other devices, after a delay and until the returned function is called. If
 * the code cannot be loaded, the page shows them on the next read.
 */
export function subscribeToChanges(): () => void {
  let stop: (() => void) | undefined
  let isStopped = false
  const timer = setTimeout(() => {
    import(/* webpackChunkName: "streams" */ './change-stream')
      .then(({ followChanges }) => {
        if (!isStopped) stop = followChanges()
      })
      .catch(() => undefined)
  }, DELAY_MS)
  return () => {
    isStopped = true
    clearTimeout(timer)
    stop?.()
  }
}
