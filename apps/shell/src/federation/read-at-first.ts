import { isSignedIn, prefetchReads, type Reading } from '@solvent/api-client'

let isFirst = true

/**
 * Asks for what the first page reads as soon as that is known, while its code comes and the person's currency is asked
 * for. Pages after it ask by themselves, at once.
 */
export function readAtFirst(readings: Promise<readonly Reading[]>): void {
  // A guest is led to the login meanwhile.
  const isNow = isFirst && isSignedIn()
  if (isNow) isFirst = false
  readings.then(
    (known) => isNow && prefetchReads(known),
    // What does not come is told where it is shown.
    () => undefined,
  )
}
