import type { Counts } from './metrics'

export interface Rule {
  /** The minimum number of loads or calls for a decision. */
  readonly minLoads: number
  /** The multiple of the stable failure rate from which a canary is withdrawn. */
  readonly worseBy: number
}

/** One or two failures are normal: a closed laptop, a tunnel. */
const MIN_FAILURES = 3

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

/** Why a canary is worse than the stable release, in words; null if that is not known. */
export function verdict(canary: Counts, stable: Counts, { minLoads, worseBy }: Rule): string | null {
  const others = ratesOf(stable)
  for (const [index, rate] of ratesOf(canary).entries()) {
    const other = others[index]
    if (!other || rate.of < minLoads || rate.failed < MIN_FAILURES) continue
    const usual = other.of > 0 ? other.failed / other.of : 0
    if (rate.failed / rate.of > usual * worseBy)
      return `${rate.failed} of ${rate.of} ${rate.what}, ${other.failed} of ${other.of} without it`
  }
  return null
}
