import { addDays, type DateString, maxOf } from '@solvent/money'
import {
  type Arbitrary,
  array,
  assert,
  bigInt,
  constant,
  constantFrom,
  integer,
  oneof,
  pre,
  property,
  record,
  tuple,
} from 'fast-check'
import { monthlyPlan } from '../monthly-plan'
import { coversDues } from '../projection/coverage'
import { projectPayoff } from '../projection/project-payoff'
import { datedPayments } from '../testing/dated-payments'
import { type Decision, type LivedDay, liveDayByDay } from '../testing/day-by-day'
import { fewerCases } from '../testing/fewer-cases'
import { type FullInput, someProjection } from '../testing/projection-arbitraries'
import { cushionGap } from './cushion-gap'
import { totalsByDay } from './dated-payment'
import { moneyAhead } from './money-ahead'
import { type PaySchedule, payBetween } from './pay-days'

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

const someone: Arbitrary<Someone> = tuple(
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

/** The income of which the budget is 70%. */
function incomeOf({ monthlyBudget }: FullInput): bigint {
  return ((monthlyBudget ?? 0n) * 10n) / 7n
}

/** Lives on the plan of each day and pays what it says on the day it says. */
function live({ input, held, pay, expected, cushion }: Someone) {
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
    const gap = cushionGap(monthlyPlan(planInput), money)
    const plan = monthlyPlan({ ...planInput, cushionGap: gap })
    const dated = datedPayments(plan, money)
    const payments = [...dated].flatMap(([liabilityId, list]) =>
      list.filter(({ on }) => on === day.today).map(({ amount, due }) => ({ liabilityId, amount, due })),
    )
    const left = payments.reduce((rest, { amount }) => rest - amount, day.held)
    if (left < cushion && payments.some(({ due }) => due === null)) takenFromCushion.push(day.today)
    return { payments, reserved: plan.reserved }
  }
  const paydays = payBetween(pay, monthlyIncome, { after: today, through: addDays(today, DAYS_LIVED) })
  const lived = liveDayByDay({
    start: { today, held, paidThisMonth: 0n, openingReserve: 0n, liabilities: input.liabilities },
    days: DAYS_LIVED,
    income: [...paydays, ...sums.map(({ comesOn, comes }) => ({ on: comesOn, amount: comes }))],
    livingCosts: maxOf(0n, monthlyIncome - (input.monthlyBudget ?? 0n)),
    decide,
  })
  return { ...lived, takenFromCushion }
}

test('paying on each day what the plan says never takes more than the accounts hold', () => {
  assert(
    property(someone, (person) => {
      expect(live(person).bounced).toEqual([])
    }),
    fewerCases,
  )
})

test('extra payments leave the cushion in the accounts', () => {
  assert(
    property(someone, (person) => {
      expect(live(person).takenFromCushion).toEqual([])
    }),
    fewerCases,
  )
})

test('scheduling what the plan says changes neither the balances nor what is left to pay', () => {
  let scheduledPayments = 0
  assert(
    property(someone, ({ input, held, pay, cushion }) => {
      const { today, strategy, prepayZeroRate, keepsReserve, liabilities } = input
      const common = { today, monthlyIncome: incomeOf(input), liabilities, lumpSums: [] }
      const money = { ...common, held, pay, cushion, livingCosts: null }
      const plan = monthlyPlan({ ...common, strategy, prepayZeroRate, keepsReserve, paidThisMonth: 0n })
      const before = moneyAhead(plan, money)
      const placed = [...(before?.debts.values() ?? [])].flatMap(({ payments, later }) => [
        ...payments,
        ...later,
      ])
      // Without the money for everything, what is paid in part depends on the order.
      pre(placed.every(({ on, due }) => on !== null && (due === null || on <= due)))
      const scheduled = [...(before?.debts ?? [])].flatMap(([liabilityId, { payments }]) =>
        payments.flatMap(({ on, amount }) =>
          on !== null && on > today ? [{ liabilityId, on, amount }] : [],
        ),
      )
      scheduledPayments += scheduled.length
      const after = moneyAhead(plan, { ...money, scheduled })
      expect(after?.balances).toEqual(before?.balances)
      const open = (ahead: typeof after) =>
        [...(ahead?.debts.values() ?? [])].flatMap(({ payments }) =>
          payments.filter(({ on }) => on === today),
        )
      expect(totalsByDay(open(after))).toEqual(totalsByDay(open(before)))
    }),
    fewerCases,
  )
  expect(scheduledPayments).toBeGreaterThan(0)
})

test('if the budget covers what is due, no due is missed that could have been paid', () => {
  let lived = 0
  assert(
    property(someone, (person) => {
      pre(coversDues(projectPayoff(person.input)))
      lived += 1
      // Expected money that is kept can leave a month to savings, which is another advice of the plan.
      expect(live({ ...person, expected: [] }).missed).toEqual([])
    }),
    fewerCases,
  )
  expect(lived).toBeGreaterThan(0)
})
