/** The delays before automatic retries, in milliseconds. After the last one, only the user or a change retries. */
const RETRY_DELAYS_MS = [2_000, 8_000, 30_000] as const

/** Schedules automatic retries. */
export type RetryScheduler = ReturnType<typeof createRetryScheduler>

/** Retries a few times with growing delays, one attempt at a time. */
export function createRetryScheduler() {
  const scheduled = new Set<() => void>()

  /**
   * Retries until an attempt resolves to true or the returned function is called. The first attempt is immediate or
   * after the first delay.
   */
  function schedule(attempt: () => Promise<boolean>, isImmediate: boolean): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined
    let failures = 0
    let isRunning = false

    function wait() {
      const delay = RETRY_DELAYS_MS[failures]
      if (delay !== undefined) timer = setTimeout(() => void run(), delay)
    }
    function stop() {
      clearTimeout(timer)
      scheduled.delete(retryNow)
    }
    async function run() {
      if (isRunning) return
      isRunning = true
      const succeeded = await attempt()
      isRunning = false
      if (!scheduled.has(retryNow)) return
      failures += 1
      if (succeeded) stop()
      else wait()
    }
    function retryNow() {
      clearTimeout(timer)
      failures = -1
      void run()
    }

    scheduled.add(retryNow)
    if (isImmediate) retryNow()
    else wait()
    return stop
  }

  /** Retries everything now and restarts the delays, because something has changed. */
  function retryNow(): void {
    for (const retry of [...scheduled]) retry()
  }
  return { schedule, retryNow }
}
