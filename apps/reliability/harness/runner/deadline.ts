import { setTimeout as sleep } from 'node:timers/promises'

/** The result, or an error that names what did not come within the time. */
export async function withDeadline<Result>(ms: number, what: string, work: Promise<Result>): Promise<Result> {
  const end = new AbortController()
  const late = sleep(ms, undefined, { signal: end.signal }).then(() => {
    throw new Error(`${what} took longer than ${ms / 1000} s`)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    late.catch(() => {})
    end.abort()
  }
}

/** Asks again and again until the answer is yes; milliseconds until then, or null if the limit came first. */
export async function pollUntil(ms: number, isSo: () => boolean | Promise<boolean>): Promise<number | null> {
  const began = performance.now()
  for (;;) {
    if (await isSo()) return performance.now() - began
    if (performance.now() - began > ms) return null
    await sleep(20)
  }
}
