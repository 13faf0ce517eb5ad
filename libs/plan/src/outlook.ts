import { addDays, type DateString, dueDate, dueDatesThrough, maxOf } from '@solvent/money'
import { amortizationTable } from './amortization'
import { debtAtEntry, type EntryTerms } from './debt-at-entry'
import { type Deferral, deferralOf } from './deferral'
import type { Schedule } from './plan-liability'
import { instalmentsDueThrough } from './schedule'

/** A debt as it is about to be entered. */
export interface NewDebt extends EntryTerms {
  firstDueDate: DateString
}

/** Changes to a debt since its entry, for an edit of its terms. */
interface SinceEntry {
  installments: number
  /** How much more is owed than at entry, in minor units. */
  owed: bigint
}

/** The remaining course of a debt if every instalment is paid on its due date. Money is in minor units. */
export interface Outlook {
  instalment: bigint
  /** Balance at entry. */
  opening: bigint
  /** Payments still to make, the last one included. */
  payments: number
  lastPayment: bigint
  /** Interest still to come. */
  interest: bigint
  /** The due date of the last payment; null if the payments never pay the debt off. */
  paidOffOn: DateString | null
  /** Deferred interest that is not avoided by paying the instalments; null if there is none. */
  deferral: Deferral | null
  /** Instalments that count as overdue today. */
  overdue: number
  /** The first due date with which no instalment would be overdue, and the next one to pay then: today or later. */
  withoutOverdue: { firstDueDate: DateString; nextDueDate: DateString }
}

/** @throws RangeError as `instalmentAmount` does, or if a date is invalid */
export function outlookOf(
  debt: NewDebt,
  today: DateString,
  since: SinceEntry = { installments: 0, owed: 0n },
): Outlook {
  const { instalment, remaining: opening } = debtAtEntry(debt)
  const schedule = scheduleOf(debt, { instalment, opening }, since)
  const { rateBp, lenderTerms = null } = debt
  const owed = { ...schedule, rateBp, lenderTerms }
  const rows = amortizationTable(owed, today)
  const last = rows.at(-1)
  const yesterday = addDays(today, -1)
  return {
    instalment,
    opening,
    payments: rows.length,
    lastPayment: last?.payment ?? 0n,
    interest: rows.reduce((sum, { interest }) => sum + interest, 0n),
    paidOffOn: last?.closing === 0n ? last.dueDate : null,
    deferral: deferralOf(owed, today),
    overdue: instalmentsDueThrough(schedule, yesterday),
    withoutOverdue: withoutOverdue(debt, schedule.installmentsPaid, yesterday),
  }
}

/**
 * How many instalments the lender's instalment takes to pay the debt off, those paid before included: from 1 to `most`.
 * Meaningless for an instalment that never pays it off, which `entryProblem` refuses.
 */
export function instalmentsNeeded(debt: Omit<NewDebt, 'count'>, today: DateString, most: number): number {
  const { payments } = outlookOf({ ...debt, count: most }, today)
  return Math.min(Math.max(1, debt.installmentsPaid + payments), most)
}

function scheduleOf(
  { count, installmentsPaid, frequency, firstDueDate }: NewDebt,
  { instalment, opening }: Pick<Outlook, 'instalment' | 'opening'>,
  since: SinceEntry,
): Schedule {
  const remaining = maxOf(0n, opening + since.owed)
  return {
    remaining,
    instalment,
    installmentsTotal: count,
    installmentsPaid: installmentsPaid + since.installments,
    frequency,
    firstDueDate,
    credit: 0n,
    isCompleted: remaining === 0n,
  }
}

function withoutOverdue(
  { firstDueDate: given, frequency }: NewDebt,
  paid: number,
  yesterday: DateString,
): Outlook['withoutOverdue'] {
  const missed = Math.max(0, dueDatesThrough(given, frequency, yesterday) - paid)
  const firstDueDate = dueDate(given, frequency, missed)
  return { firstDueDate, nextDueDate: dueDate(firstDueDate, frequency, paid) }
}
