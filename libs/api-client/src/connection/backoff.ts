/**
 * Exponential backoff without jitter: `firstMs` after the first failure, doubled after each further one, up to `maxMs`.
 *
 * @param failures how many attempts have failed before, from 0
 * @returns the delay before the next attempt, in milliseconds
 */
export function backoff(failures: number, firstMs: number, maxMs: number): number {
  return Math.min(firstMs * 2 ** failures, maxMs)
}
