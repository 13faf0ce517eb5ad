import type { DateString } from '@solvent/money'
import { ascending, type Comparator, compareIds, descending, inOrderOf } from './comparators'
import { type ComparableRate, higherRateFirst } from './effective-rate'

/** What the plan ranks a debt by. */
export interface Ranked {
  id: string
  /** The score in millionths of a point. */
  exact: number
  nextDue: DateString | null
  rate: ComparableRate
  /** Minor units. */
  balance: bigint | number
}

const byScore = descending<Ranked>(({ exact }) => exact)
/** '~' sorts after every digit, so debts without a due date come last. */
const byDueDate = ascending<Ranked>(({ nextDue }) => nextDue ?? '~')
const byRate: Comparator<Ranked> = (a, b) => higherRateFirst(a.rate, b.rate)
const byBalance = ascending<Ranked>(({ balance }) => balance)
const byId: Comparator<Ranked> = (a, b) => compareIds(a.id, b.id)

/** The order in which dues are paid and plan items are listed. */
export const byRank = inOrderOf(byScore, byDueDate, byRate, byBalance, byId)
