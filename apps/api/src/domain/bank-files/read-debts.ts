import type { FileDebt } from '@solvent/bank-files'
import type { DebtFile } from '@solvent/contracts'
import { type DateString, daysPerPeriod, fromMinor, monthsPerPeriod, nextOccurrence } from '@solvent/money'
import type { Services } from '../services'

/** A January, so that every day of a month exists; due dates are counted from it. */
const ANY_JANUARY = '2000-01'
const DAYS_PER_WEEK = 7

/**
 * Reads the debts of a CSV or XLSX file, with their first due dates from today on. Saves nothing.
 *
 * @throws DomainError `invalid_request` for a file that cannot be read; `too_many_requests`
 */
export async function readDebts(services: Services, userId: string, bytes: Uint8Array): Promise<DebtFile> {
  const { debts, skipped } = await services.bankFiles.readDebts(userId, bytes)
  const today = services.clock.today()
  return { debts: debts.map((debt) => toFileDebt(debt, today)), skipped }
}

function toFileDebt(debt: FileDebt, today: DateString): DebtFile['debts'][number] {
  const { line, name, lender, balance, rateBp, payment, frequency, problem } = debt
  return {
    ...{ line, name, lender, frequency, problem },
    balance: fromMinor(balance),
    rate: rateBp === null ? null : fromMinor(BigInt(rateBp)),
    payment: payment === null ? null : fromMinor(payment),
    next_due_on: nextDueOn(debt, today),
  }
}

/**
 * A day of the month is the next one from today on, in shorter months the last day. A date in the past is one period
 * later until it is not; the period is a month if the file does not say.
 */
function nextDueOn({ dueDay, dueOn, frequency }: FileDebt, today: DateString): DateString | null {
  if (dueDay !== null) {
    const startsOn = `${ANY_JANUARY}-${String(dueDay).padStart(2, '0')}`
    return nextOccurrence({ unit: 'month', every: 1, startsOn, endsOn: null }, today)
  }
  if (dueOn === null) return null
  const period = frequency ?? 'monthly'
  const days = daysPerPeriod(period)
  const unit = days === null ? 'month' : 'week'
  const every = days === null ? monthsPerPeriod(period) : days / DAYS_PER_WEEK
  return nextOccurrence({ unit, every, startsOn: dueOn, endsOn: null }, today)
}
