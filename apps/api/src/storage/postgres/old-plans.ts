import type { PoolClient } from 'pg'

/** After how many changes plans are made again the first time. */
const FIRST = 64

/** How many changes each connection has sent. */
const changes = new WeakMap<PoolClient, number>()

/**
 * Counts a change. A connection keeps its plans, also those that check foreign keys, until the statistics of a table
 * change. In a new database that takes a minute, and a plan that was made while a table was empty may read through an
 * index that does not fit. So plans are made again whenever the connection has sent twice as many changes.
 *
 * @returns whether the connection should discard its plans now
 */
export function arePlansOld(client: PoolClient): boolean {
  const count = (changes.get(client) ?? 0) + 1
  changes.set(client, count)
  return count >= FIRST && Number.isInteger(Math.log2(count))
}
