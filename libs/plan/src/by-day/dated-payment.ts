import type { DateString } from '@solvent/money'

/** A part of what the plan recommends to pay on a debt, on a day with the money for it. */
export interface DatedPayment {
  /** Null if there is no day with the money for it within 60 days. */
  on: DateString | null
  /** Minor units. */
  amount: bigint
  /** The due date of it; null for an extra payment. */
  due: DateString | null
}

/** Pays the first part of an amount on a day and leaves the rest without one. */
export function paidInPart(
  amount: bigint,
  part: bigint,
  { on, due }: Omit<DatedPayment, 'amount'>,
): DatedPayment[] {
  return [
    { on, amount: part, due },
    { on: null, amount: amount - part, due },
  ].filter((payment) => payment.amount > 0n)
}

/** The sum of the payments of each day, in minor units; those without a day are left out. */
export function totalsByDay(payments: readonly DatedPayment[]): Map<DateString, bigint> {
  const totals = new Map<DateString, bigint>()
  for (const { on, amount } of payments) {
    if (on !== null) totals.set(on, (totals.get(on) ?? 0n) + amount)
  }
  return totals
}
