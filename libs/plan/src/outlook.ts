import { addDays, type DateString, dueDate, dueDatesThrough, maxOf } from '@solvent/money'
import { amortizationTable, type ScheduledPayment } from './amortization'
import { debtAtEntry, type EntryTerms } from './debt-at-entry'
import { type Deferral, deferralOf } from './deferral'
import { instalmentAmount } from './instalment'
import { withNextInstalment } from './next-instalment'
import type { OwedDebt, Schedule } from './plan-liability'
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
  /** Whether the payments are equal, change by date, or are minimums that fall with what is owed. */
  course: 'level' | 'stepped' | 'falling'
  /** Of a card that the minimum takes longer than three years to pay off. */
  inThreeYears: FixedPayment | null
  /** Deferred interest that is not avoided by paying the instalments; null if there is none. */
  deferral: Deferral | null
  /** Instalments that count as overdue today. */
  overdue: number
  /** The first due date with which no instalment would be overdue, and the next one to pay then: today or later. */
  withoutOverdue: { firstDueDate: DateString; nextDueDate: DateString }
}

/** A fixed payment instead of a minimum that falls. Money is in minor units. */
interface FixedPayment {
  instalment: bigint
  /** Interest saved. */
  saved: bigint
}

type DatedDebt = OwedDebt & { firstDueDate: DateString }

/** In months; the time that the warning on US card statements compares with (12 CFR 1026.7(b)(12)). */
const THREE_YEARS = 36

/** @throws RangeError as `instalmentAmount` does, or if a date is invalid */
export function outlookOf(
  debt: NewDebt,
  today: DateString,
  since: SinceEntry = { installments: 0, owed: 0n },
): Outlook {
  const { instalment: atEntry, remaining: opening } = debtAtEntry(debt)
  const schedule = scheduleOf(debt, { instalment: atEntry, opening }, since)
  const { rateBp, lenderTerms = null } = debt
  // That of a card follows what is owed now.
  const instalment = lenderTerms?.minimum
    ? debtAtEntry({ ...debt, remaining: schedule.remaining }).instalment
    : atEntry
  const owed = withNextInstalment({ ...schedule, instalment, rateBp, lenderTerms }, today)
  const rows = amortizationTable(owed, today)
  const last = rows.at(-1)
  const yesterday = addDays(today, -1)
  const interest = interestOf(rows)
  return {
    instalment: owed.instalment,
    opening,
    payments: rows.length,
    lastPayment: last?.payment ?? 0n,
    interest,
    paidOffOn: last?.closing === 0n ? last.dueDate : null,
    course: courseOf(debt),
    inThreeYears: rows.length > THREE_YEARS ? fixedPayment(owed, interest, today) : null,
    deferral: deferralOf(owed, today),
    overdue: instalmentsDueThrough(schedule, yesterday),
    withoutOverdue: withoutOverdue(debt, schedule.installmentsPaid, yesterday),
  }
}

function courseOf({ lenderTerms }: NewDebt): Outlook['course'] {
  if (lenderTerms?.minimum) return 'falling'
  return lenderTerms?.instalmentChanges ? 'stepped' : 'level'
}

/** The payment that clears a card in three years from the next due date on; null without a minimum. */
function fixedPayment(owed: DatedDebt, interest: bigint, today: DateString): FixedPayment | null {
  const { minimum, ...lenderTerms } = owed.lenderTerms ?? {}
  if (!minimum) return null
  const { remaining: total, rateBp, frequency, installmentsPaid } = owed
  const firstDueDate = dueDate(owed.firstDueDate, frequency, installmentsPaid)
  const terms = { total, rateBp, frequency, firstDueDate, lenderTerms }
  const instalment = instalmentAmount({ ...terms, count: THREE_YEARS })
  const installmentsTotal = owed.installmentsPaid + THREE_YEARS
  const fixed = amortizationTable({ ...owed, instalment, installmentsTotal, lenderTerms }, today)
  return { instalment, saved: interest - interestOf(fixed) }
}

function interestOf(rows: readonly ScheduledPayment[]): bigint {
  return rows.reduce((sum, { interest }) => sum + interest, 0n)
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
): Schedule & { firstDueDate: DateString } {
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
