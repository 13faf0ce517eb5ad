import type { Counts } from './metrics'

export interface Rule {
  /** How many loads, or calls, of a canary say something. */
  readonly minLoads: number
  /** How many times the rate of the others is too much. */
  readonly worseBy: number
}

/** One or two failures happen to everybody: a closed laptop, a tunnel. */
const LEAST_FAILURES = 3

interface Rate {
  what: string
  of: number
  failed: number
}

function ratesOf({ loads, failedLoads, requests, serverErrors }: Counts): [Rate, Rate] {
  return [
    { what: 'loads failed', of: loads, failed: failedLoads },
    { what: 'calls were answered with a server error', of: requests, failed: serverErrors },
  ]
}

/** Why a canary is worse than what the others have, in words; null while it is not known to be. */
export function verdict(canary: Counts, stable: Counts, { minLoads, worseBy }: Rule): string | null {
  const others = ratesOf(stable)
  for (const [index, rate] of ratesOf(canary).entries()) {
    const other = others[index]
    if (!other || rate.of < minLoads || rate.failed < LEAST_FAILURES) continue
    const usual = other.of > 0 ? other.failed / other.of : 0
    if (rate.failed / rate.of > usual * worseBy)
      return `${rate.failed} of ${rate.of} ${rate.what}, ${other.failed} of ${other.of} without it`
  }
  return null
}
