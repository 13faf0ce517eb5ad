import type { Projection } from './projection'

type Months = Pick<Projection, 'timeline'>

/** Whether the money covers what is due in every month. */
export function coversDues({ timeline }: Months): boolean {
  return timeline.every(({ shortBy }) => shortBy === 0n)
}

/** Whether no month sets money aside for later dues. */
export function hasNoReserve({ timeline }: Months): boolean {
  return timeline.every(({ reserved }) => reserved === 0n)
}
