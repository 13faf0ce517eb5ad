/** The waits before the tries that nobody asks for, in milliseconds; after them the person decides. */
const WAITS_MS = [2_000, 8_000, 30_000] as const

/** Tries that follow a failure by themselves. */
export interface LaterTries {
  /** Begins with them, the first `atOnce` or after a while, until one succeeds or the returned function is called. */
  begin(tryOnce: () => Promise<boolean>, atOnce: boolean): () => void
  /** Something has changed: everything that waits is tried at once, and the waits begin anew. */
  hurry(): void
}

/** Tries again after failures, a few times at growing distances and never twice at once. */
export function createLaterTries(): LaterTries {
  const waiting = new Set<() => void>()

  function begin(tryOnce: () => Promise<boolean>, atOnce: boolean): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined
    let failures = 0
    let isTrying = false

    function wait() {
      const delay = WAITS_MS[failures]
      if (delay !== undefined) timer = setTimeout(() => void attempt(), delay)
    }
    function stop() {
      clearTimeout(timer)
      waiting.delete(hurry)
    }
    async function attempt() {
      if (isTrying) return
      isTrying = true
      const succeeded = await tryOnce()
      isTrying = false
      if (!waiting.has(hurry)) return
      failures += 1
      if (succeeded) stop()
      else wait()
    }
    function hurry() {
      clearTimeout(timer)
      failures = -1
      void attempt()
    }

    waiting.add(hurry)
    if (atOnce) hurry()
    else wait()
    return stop
  }

  return {
    begin,
    hurry: () => {
      for (const hurry of [...waiting]) hurry()
    },
  }
}
