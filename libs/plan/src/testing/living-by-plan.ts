import { addDays, type DateString, endOfMonth, maxOf, minOf } from '@solvent/money'
import {
  type Arbitrary,
  array,
  bigInt,
  constant,
  constantFrom,
  integer,
  oneof,
  record,
  tuple,
} from 'fast-check'
import { cushionGap } from '../by-day/cushion-gap'
import type { DatedPayment } from '../by-day/dated-payment'
import type { MoneyByDay } from '../by-day/money-ahead'
import { type PaySchedule, payBetween } from '../by-day/pay-days'
import { type MonthlyPlan, monthlyPlan } from '../monthly-plan'
import { coversDues } from '../projection/coverage'
import { projectPayoff } from '../projection/project-payoff'
import { datedPayments } from './dated-payments'
import { type Decision, type Lived, type LivedDay, liveDayByDay } from './day-by-day'
import { type FullInput, someProjection } from './projection-arbitraries'

/** Enough for a whole month after the next pay and the dues of the one after it. */
const DAYS_LIVED = 75

/** Money that is expected, and what really comes of it. */
interface Expected {
  day: number
  amount: bigint
  confidencePercent: number
  /** Days later than expected; earlier if negative. */
  lateBy: number
  /** What comes, in percent of what is expected. */
  comesPercent: bigint
}

interface Someone {
  input: FullInput
  held: bigint
  pay: PaySchedule
  expected: Expected[]
  /** What extra payments leave in the accounts, in minor units. */
  cushion: bigint
}

const somePay: Arbitrary<(today: string) => PaySchedule> = tuple(
  constantFrom('monthly', 'twice_a_month', 'two_weeks', 'weekly'),
  integer({ min: 1, max: 31 }),
  integer({ min: 1, max: 31 }),
).map(([kind, day, second_day]) => (today) => {
  if (kind === 'monthly') return { kind, day }
  if (kind === 'twice_a_month') return { kind, day, second_day }
  return { kind, first: addDays(today, -(day % 14)) }
})

const someExpected: Arbitrary<Expected> = record({
  day: integer({ min: 1, max: 70 }),
  amount: bigInt(1n, 300_000n),
  confidencePercent: integer({ min: 0, max: 100 }),
  lateBy: oneof(integer({ min: -10, max: 30 }), constantFrom(0)),
  comesPercent: constantFrom(0n, 50n, 100n, 150n),
})

export const someone: Arbitrary<Someone> = tuple(
  someProjection({ events: false }),
  integer({ min: 0, max: 300 }),
  somePay,
  array(someExpected, { maxLength: 2 }),
  oneof(constant(0n), bigInt(0n, 200_000n)),
).map(([input, heldPercent, pay, expected, cushion]) => ({
  input: { ...input, paidThisMonth: 0n, extraPerMonth: 0n, openingReserve: 0n, received: 0n, cushionGap: 0n },
  held: (incomeOf(input) * BigInt(heldPercent)) / 100n,
  pay: pay(input.today),
  expected,
  cushion,
}))

/** The smallest income of which the budget is 70%. */
export function incomeOf({ monthlyBudget }: FullInput): bigint {
  return ((monthlyBudget ?? 0n) * 10n + 6n) / 7n
}

interface LivedByPlan extends Lived {
  /** Days on which an extra payment left less than the cushion. */
  takenFromCushion: DateString[]
  /** Whether a payment had no day, or one after its due date. */
  isShort: boolean
  /** Whether the money for a due came only in a later month, whose budget then had to pay it as well. */
  burdensLaterMonth: boolean
}

/** What this month sets aside for the cushion, in minor units. */
function gapFor(planInput: Parameters<typeof monthlyPlan>[0], money: MoneyByDay): bigint {
  return money.cushion > 0n ? cushionGap(monthlyPlan(planInput), money) : 0n
}

/** Whether the budget covers every due from the first day on, with what it sets aside for the cushion. */
export function isCovered({ input, held, pay, cushion }: Someone): boolean {
  const monthlyIncome = incomeOf(input)
  const money = { ...input, monthlyIncome, lumpSums: [], held, pay, cushion, livingCosts: null }
  return coversDues(projectPayoff({ ...input, cushionGap: gapFor({ ...input, monthlyIncome }, money) }))
}

/** Lives on the plan of each day and pays what it says on the day it says. */
export function live({ input, held, pay, expected, cushion }: Someone, days = DAYS_LIVED): LivedByPlan {
  const { today, strategy, prepayZeroRate, keepsReserve } = input
  const monthlyIncome = incomeOf(input)
  const sums = expected.map(({ day, lateBy, comesPercent, amount, confidencePercent }) => ({
    on: addDays(today, day),
    amount,
    confidencePercent,
    comesOn: addDays(today, Math.max(1, day + lateBy)),
    comes: (amount * comesPercent) / 100n,
  }))
  const takenFromCushion: DateString[] = []
  let isShort = false
  let burdensLaterMonth = false
  const decide = (day: LivedDay): Decision => {
    const lumpSums = sums.filter(({ comesOn }) => comesOn > day.today)
    const common = { today: day.today, monthlyIncome, liabilities: day.liabilities, lumpSums }
    const planInput = {
      ...common,
      strategy,
      prepayZeroRate,
      keepsReserve,
      paidThisMonth: day.paidThisMonth,
      openingReserve: day.openingReserve,
    }
    const money = { ...common, held: day.held, pay, cushion, livingCosts: null }
    const plan = monthlyPlan({ ...planInput, cushionGap: gapFor(planInput, money) })
    const dated = datedPayments(plan, money)
    const placed = [...dated.values()].flat()
    isShort ||= placed.some((payment) => isLate(payment, day.today))
    burdensLaterMonth ||= placed.some(
      ({ on, due }) => due !== null && (on === null || on > endOfMonth(day.today)),
    )
    const payments = [...dated].flatMap(([liabilityId, list]) =>
      list.filter(({ on }) => on === day.today).map(({ amount, due }) => ({ liabilityId, amount, due })),
    )
    const left = payments.reduce((rest, { amount }) => rest - amount, day.held)
    if (left < cushion && payments.some(({ due }) => due === null)) takenFromCushion.push(day.today)
    return { payments: [...payments, ...fromSavings(plan, day, cushion)], reserved: plan.reserved }
  }
  const paydays = payBetween(pay, monthlyIncome, { after: today, through: addDays(today, days) })
  const lived = liveDayByDay({
    start: { today, held, paidThisMonth: 0n, openingReserve: 0n, liabilities: input.liabilities },
    days,
    income: [...paydays, ...sums.map(({ comesOn, comes }) => ({ on: comesOn, amount: comes }))],
    livingCosts: maxOf(0n, monthlyIncome - (input.monthlyBudget ?? 0n)),
    decide,
  })
  return { ...lived, takenFromCushion, isShort, burdensLaterMonth }
}

/** What the plan asks to pay today of dues beyond the budget, from what the accounts hold beyond it and the cushion. */
function fromSavings({ items }: MonthlyPlan, { today, held }: LivedDay, cushion: bigint) {
  let spare = items.reduce((rest, { amount }) => rest - amount, held - cushion)
  return items.flatMap(({ liabilityId, shortBy, shortFrom }) => {
    const amount = shortFrom !== null && shortFrom <= today ? minOf(shortBy, maxOf(0n, spare)) : 0n
    spare -= amount
    return amount > 0n ? [{ liabilityId, amount, isFromSavings: true }] : []
  })
}

function isLate({ on, due }: DatedPayment, today: DateString): boolean {
  return on === null || (due !== null && on > due && on > today)
}
