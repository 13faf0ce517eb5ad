import path from 'node:path'
import type { DateString, DayCount } from '@solvent/money'
import type { DatedAmount } from './course-of-debt'
import { firstWorking, resultsOf } from './outside-program'
import type { RandomDebt } from './random-debts'

/** The second one is Debian's, which the first on the path need not be. */
const PYTHONS = ['python3', '/usr/bin/python3']
const SCRIPT = path.join(__dirname, 'quantlib_debts.py')

/** What QuantLib computes of a debt; cents. */
interface QuantlibDebt {
  dates: DateString[]
  /** Due date, interest since the one before, payment, and what is owed after it. */
  rows: [date: DateString, interest: number, payment: number, closing: number][]
  /** The last payment if each instalment is a cent less. Only of a level instalment above a cent. */
  lastOfLess?: number
  /** Interest added if the debt is paid in parts, and what is owed after that day. */
  added?: [date: DateString, interest: number, balance: number][]
}

/** The conventions that Solvent does not count by. */
export type OtherDayCount = '30_360_us' | '30_360_bond_basis' | '30e_360' | '30_360_to_maturity'

/** The days of a span by each convention, and the fraction of a year by Solvent's. */
interface QuantlibSpan {
  days: Record<DayCount | OtherDayCount, number>
  years: Record<DayCount, number>
}

interface Results {
  debts: QuantlibDebt[]
  spans: QuantlibSpan[]
}

/** The Python that has QuantLib, null if it is not installed. */
export function findQuantlib(): string | null {
  return firstWorking(PYTHONS, ['-c', 'import QuantLib'])
}

export function askQuantlib(
  python: string,
  debts: readonly (readonly [RandomDebt, readonly DatedAmount[]])[],
  spans: readonly [DateString, DateString][],
): Results {
  const cases = { debts: debts.map(([debt, payments]) => asCase(debt, payments)), spans }
  return JSON.parse(resultsOf({ command: python, args: [SCRIPT] }, JSON.stringify(cases)))
}

function asCase(debt: RandomDebt, payments: readonly DatedAmount[]) {
  const { total, instalment, lenderTerms, parts: _, ...terms } = debt
  return {
    ...terms,
    total: Number(total),
    instalment: Number(instalment),
    dayCount: lenderTerms?.dayCount ?? null,
    rateChanges: lenderTerms?.rateChanges ?? [],
    deferredUntil: lenderTerms?.deferredUntil ?? null,
    statementDays: lenderTerms?.statementDays ?? 0,
    minimum: lenderTerms?.minimum
      ? { ...lenderTerms.minimum, atLeast: Number(lenderTerms.minimum.atLeast) }
      : null,
    instalmentChanges: (lenderTerms?.instalmentChanges ?? []).map(({ from, amount }) => ({
      from,
      amount: Number(amount),
    })),
    yearlyFee: lenderTerms?.yearlyFee
      ? { ...lenderTerms.yearlyFee, amount: Number(lenderTerms.yearlyFee.amount) }
      : null,
    payments: payments.map(({ date, amount }) => [date, Number(amount)]),
  }
}
