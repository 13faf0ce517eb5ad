import { isSignedIn, prefetchReads, type Reading } from '@solvent/api-client'

let isFirst = true

/**
 * Prefetches the first page's data as soon as it is known what it reads, while its code and the user's currency are
 * still loading. Later pages fetch their own data without delay.
 */
export function prefetchFirstPage(readings: Promise<readonly Reading[]>): void {
  // Guests are redirected to the login.
  const isNow = isFirst && isSignedIn()
  if (isNow) isFirst = false
  readings.then(
    (known) => isNow && prefetchReads(known),
    // The page reports the failure.
    () => undefined,
  )
}
