import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Runs one piece of long work and then pauses, so that other transactions run.
 *
 * @param transaction runs the work that it is given
 * @param ratio the pause as a multiple of the piece's duration, without the time that it waited for its turn
 */
export async function withPause<Tx, Result>(
  transaction: (work: (tx: Tx) => Promise<Result>) => Promise<Result>,
  work: (tx: Tx) => Promise<Result>,
  ratio: number,
): Promise<Result> {
  let startedAt = 0
  const result = await transaction((tx) => {
    startedAt = performance.now()
    return work(tx)
  })
  await sleep((performance.now() - startedAt) * ratio)
  return result
}
