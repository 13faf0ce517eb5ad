import { type Liability, liabilityNaming } from '@solvent/contracts'
import type { DateString } from '@solvent/money'
import { plain } from './wording'

type NamedLiability = Pick<Liability, 'liability_type' | 'description'>

/** A debt with its remaining payments as its schedule lists them, oldest first. Amounts are in minor units. */
export interface ScheduledDebt {
  debt: Liability
  payments: readonly { dueDate: DateString; payment: bigint }[]
}

/** A payment that is still to be made. */
export interface Due {
  debt: Liability
  /** Minor units. */
  amount: bigint
  date: DateString
}

/** The debts that are not paid off. */
export function activeOf(liabilities: readonly Liability[]): Liability[] {
  return liabilities.filter(({ is_completed }) => !is_completed)
}

/** A debt's name for an answer. */
export function debtName(liability: NamedLiability): string {
  return plain(liabilityNaming(liability).name)
}

/** The payments due up to a day, missed ones included, soonest first. */
export function duesThrough(schedules: readonly ScheduledDebt[], through: DateString): Due[] {
  return schedules
    .flatMap(toDues)
    .filter(({ date }) => date <= through)
    .sort(soonerFirst)
}

/** The first payment of each debt whose due date has not passed, soonest first. */
export function nextDues(schedules: readonly ScheduledDebt[], today: DateString): Due[] {
  return schedules.flatMap((one) => toDues(one).find(({ date }) => date >= today) ?? []).sort(soonerFirst)
}

function toDues({ debt, payments }: ScheduledDebt): Due[] {
  return payments.map(({ dueDate, payment }) => ({ debt, amount: payment, date: dueDate }))
}

function soonerFirst(one: Due, other: Due): number {
  return one.date.localeCompare(other.date)
}
