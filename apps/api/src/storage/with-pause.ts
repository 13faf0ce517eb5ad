import { setTimeout as sleep } from 'node:timers/promises'

/** The pause after each piece of long work, as a fraction of its duration, in which other transactions run. */
const PAUSE_RATIO = 1.2

/**
 * Runs one piece of long work and then pauses for a part of its duration, without the time that it waited for its turn.
 *
 * @param transaction runs the work that it is given
 */
export async function withPause<Tx, Result>(
  transaction: (work: (tx: Tx) => Promise<Result>) => Promise<Result>,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  let startedAt = 0
  const result = await transaction((tx) => {
    startedAt = performance.now()
    return work(tx)
  })
  await sleep((performance.now() - startedAt) * PAUSE_RATIO)
  return result
}
