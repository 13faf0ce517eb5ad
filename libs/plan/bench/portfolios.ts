import type { PlanInputs } from '@solvent/contracts'
import { type DayCount, type Frequency, fromMinor } from '@solvent/money'
import {
  instalmentAmount,
  type LenderTerms,
  type PlanLiability,
  type ProjectionInput,
  withNextInstalment,
} from '../src/index'

export const TODAY = '2026-03-10'

interface Mix {
  frequencies: readonly Frequency[]
  /** Instalments still to pay when nothing extra is paid, per frequency. */
  left: Readonly<Partial<Record<Frequency, number>>>
}

export const MONTHLY: Mix = { frequencies: ['monthly'], left: { monthly: 90 } }
export const MIXED: Mix = {
  frequencies: ['monthly', 'weekly', 'quarterly', 'yearly'],
  left: { monthly: 36, weekly: 150, quarterly: 12, yearly: 3 },
}
export const TWENTY_YEARS: Mix = {
  frequencies: MIXED.frequencies,
  left: { monthly: 240, weekly: 1040, quarterly: 80, yearly: 20 },
}
export const FORTY_YEARS: Mix = { frequencies: ['monthly'], left: { monthly: 480 } }

const DAY_COUNTS: readonly DayCount[] = ['actual_365', 'actual_360', '30_360']

/**
 * The same debts with interest by days, a late fee, and a rate that changes every five years. Some of the monthly ones
 * have a charge for early payment, statements before their due dates, an instalment that changes, or the minimum, the
 * grace period and the yearly fee of a card.
 */
export function withLenderTerms(debts: readonly PlanLiability[]): PlanLiability[] {
  return debts.map((debt, index) => {
    const { remaining: total, installmentsTotal: count, firstDueDate } = debt
    const lenderTerms: LenderTerms = {
      ...(debt.frequency === 'monthly' && instalmentTerms(debt.instalment, index)),
      dayCount: DAY_COUNTS[index % DAY_COUNTS.length] ?? 'actual_365',
      rateChanges: Array.from({ length: 7 }, (_, change) => ({
        from: `${2031 + 5 * change}-01-15`,
        rateBp: debt.rateBp + (change % 2 === 0 ? -50 : 25),
      })),
      lateFee: 2_500n,
    }
    const contract = { ...debt, total, count, lenderTerms, firstDueDate: firstDueDate ?? TODAY }
    const installmentsTotal = lenderTerms.minimum ? MOST_INSTALMENTS : count
    const instalment = instalmentAmount(contract)
    return withNextInstalment({ ...debt, lenderTerms, installmentsTotal, instalment }, TODAY)
  })
}

/** The number of instalments of a card with a minimum. */
const MOST_INSTALMENTS = 5_200

/** @param instalment minor units */
function instalmentTerms(instalment: bigint, index: number): LenderTerms {
  switch (index % 5) {
    case 1:
      return { earlyCharge: { shareBp: 100, freeFrom: '2031-01-15' } }
    case 2:
      return { statementDays: 20, earlyCharge: { interestMonths: 3, freeFrom: '2028-01-15' } }
    case 3:
      return { instalmentChanges: [{ from: '2036-01-15', amount: (instalment * 11n) / 10n }] }
    case 4:
      return {
        statementDays: 20,
        minimum: { shareBp: 100, atLeast: 2_500n, plusInterest: true },
        gracePeriod: 'lost',
        yearlyFee: { amount: 6_000n, from: '2026-05-15' },
      }
    default:
      return {}
  }
}

/** Debts of different amounts, rates, dates and priorities; the same on every call. */
export function portfolio(size: number, { frequencies, left }: Mix): PlanLiability[] {
  const next = numbersFrom(20_260_310)
  return Array.from({ length: size }, (_, index) => {
    const frequency = frequencies[index % frequencies.length] ?? 'monthly'
    const count = left[frequency] ?? 1
    const total = BigInt(50_000 + next(2_000_000))
    const rateBp = 200 + next(2_300)
    return {
      id: String(index + 1),
      remaining: total,
      instalment: instalmentAmount({ total, count, rateBp, frequency }),
      installmentsTotal: count,
      installmentsPaid: 0,
      frequency,
      firstDueDate: firstDueDate(next(MONTHS_IN_PERIOD[frequency]), 11 + next(18)),
      credit: 0n,
      isCompleted: false,
      rateBp,
      priority: 1 + next(100),
    }
  })
}

const MONTHS_IN_PERIOD: Record<Frequency, number> = {
  weekly: 1,
  biweekly: 1,
  monthly: 1,
  quarterly: 3,
  yearly: 12,
}

/** A day of the month that is `months` after that of today. */
function firstDueDate(months: number, day: number): string {
  const month = 2 + months
  return `${2026 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-${day}`
}

/** A month's instalments in total; a quarterly one counts as a third and a weekly one as five. */
export function instalmentsOfAMonth(debts: readonly PlanLiability[]): bigint {
  return debts.reduce(
    (sum, { instalment, frequency }) =>
      sum + (instalment * (frequency === 'weekly' ? 5n : 1n)) / BigInt(MONTHS_IN_PERIOD[frequency]),
    0n,
  )
}

/** A linear congruential generator: the same whole numbers below a bound in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** The input in the shape that the answers take: decimals, and an income of which 70% is the budget. */
export function asPlanInputs({ monthlyBudget, liabilities }: ProjectionInput): PlanInputs {
  return {
    today: TODAY,
    monthly_income: fromMinor(((monthlyBudget ?? 0n) * 100n) / 70n),
    paid_this_month: 0,
    expected: [],
    liabilities: liabilities.map((debt) => ({
      id: debt.id,
      liability_type: 'Loan',
      description: '',
      remaining_amount: fromMinor(debt.remaining),
      installment_amount: fromMinor(debt.instalment),
      installments_total: debt.installmentsTotal,
      installments_paid: debt.installmentsPaid,
      credit: 0,
      frequency: debt.frequency,
      due_date: debt.firstDueDate,
      interest_rate: fromMinor(BigInt(debt.rateBp)),
      priority_score: debt.priority ?? 50,
    })),
  }
}
