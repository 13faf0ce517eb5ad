import { setTimeout as sleep } from 'node:timers/promises'
import { withTimeout } from '@solvent/api/with-timeout'

/** Rejects with an error that names `what` if `work` does not finish in time. */
export function withDeadline<Result>(ms: number, what: string, work: Promise<Result>): Promise<Result> {
  return withTimeout(work, ms, () => {
    throw new Error(`${what} took longer than ${ms / 1000} s`)
  })
}

/** Polls until the condition holds; resolves to the milliseconds that took, or null after `ms`. */
export async function pollUntil(
  ms: number,
  condition: () => boolean | Promise<boolean>,
): Promise<number | null> {
  const began = performance.now()
  for (;;) {
    if (await condition()) return performance.now() - began
    if (performance.now() - began > ms) return null
    await sleep(20)
  }
}
