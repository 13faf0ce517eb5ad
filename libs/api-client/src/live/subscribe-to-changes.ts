/** The first page comes first. */
const AFTER_MS = 1_000

/**
 * Lets the page hear what the person saves on other devices, a moment from now on and until the returned function is
 * called. Where its code is lost, the page is as fresh as the next reading.
 */
export function hearDevices(): () => void {
  let stop: (() => void) | undefined
  let isOver = false
  const timer = setTimeout(() => {
    import(/* webpackChunkName: "devices" */ './change-stream')
      .then(({ followDevices }) => {
        if (!isOver) stop = followDevices()
      })
      .catch(() => undefined)
  }, AFTER_MS)
  return () => {
    isOver = true
    clearTimeout(timer)
    stop?.()
  }
}
