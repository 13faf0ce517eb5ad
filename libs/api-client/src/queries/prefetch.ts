import type { Endpoint } from '@solvent/contracts'
import { keepEarly } from '../cache/prefetched-responses'
import { call, type Input } from '../calls/call'

/** An endpoint, and what a page reads of it as soon as it is there. */
export type Reading = readonly [endpoint: Endpoint, input: Input<Endpoint>]

/** By which an answer that was asked for early is found. */
export function readingKey({ name }: Endpoint, input: unknown): string {
  return JSON.stringify([name, input])
}

/** Reads for a page whose code is still on its way. What fails is told to the page, if it takes it. */
export function readEarly(readings: readonly Reading[]): void {
  for (const [endpoint, input] of readings)
    keepEarly(readingKey(endpoint, input), () => call(endpoint, input))
}
