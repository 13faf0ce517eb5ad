import { setTimeout as sleep } from 'node:timers/promises'
import { withTimeout } from '@solvent/api/with-timeout'

/** The result, or an error that names what did not come within the time. */
export function withDeadline<Result>(ms: number, what: string, work: Promise<Result>): Promise<Result> {
  return withTimeout(work, ms, () => {
    throw new Error(`${what} took longer than ${ms / 1000} s`)
  })
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
