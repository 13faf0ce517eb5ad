import { type DateString, dueDate, minOf } from '@solvent/money'
import type { PlanLiability } from '../plan-liability'
import { costOfInstalments, instalmentsDueThrough } from '../schedule'

/** An instalment, or what is still unpaid of it; in minor units. */
export interface DatedDue {
  on: DateString
  amount: bigint
}

/** The unpaid instalments of a debt up to a day, oldest first. `owed` is what is owed today. */
export function duesThrough(liability: PlanLiability, owed: bigint, through: DateString): DatedDue[] {
  const { firstDueDate, frequency, installmentsPaid } = liability
  if (firstDueDate === null) return []
  const cost = (count: number) => costOfInstalments(liability, count, owed)
  return Array.from({ length: instalmentsDueThrough(liability, through) }, (_, index) => ({
    on: dueDate(firstDueDate, frequency, installmentsPaid + index),
    amount: cost(index + 1) - cost(index),
  })).filter(({ amount }) => amount > 0n)
}

/** The first of the dues, up to an amount in all; what is left out of the last one is dropped. */
export function firstOf(dues: readonly DatedDue[], amount: bigint): DatedDue[] {
  let left = amount
  return dues
    .map((due) => {
      const part = minOf(left, due.amount)
      left -= part
      return { ...due, amount: part }
    })
    .filter((due) => due.amount > 0n)
}
