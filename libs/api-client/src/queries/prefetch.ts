import type { Endpoint } from '@solvent/contracts'
import { addPrefetched } from '../cache/prefetched-responses'
import { call, type Input } from '../calls/call'

/** An endpoint with its input: an initial read of a page. */
export type Reading = readonly [endpoint: Endpoint, input: Input<Endpoint>]

/** The key of a prefetched response. */
export function readKey({ name }: Endpoint, input: unknown): string {
  return JSON.stringify([name, input])
}

/** Starts the initial reads of a page while its code is loading. Failures reach the page when it reads. */
export function prefetchReads(readings: readonly Reading[]): void {
  for (const [endpoint, input] of readings)
    addPrefetched(readKey(endpoint, input), () => call(endpoint, input))
}
