import { assert, property } from 'fast-check'
import { monthlyPlan } from './monthly-plan'
import type { PlanLiability } from './plan-liability'
import { projectPayoff } from './projection/project-payoff'
import { paidFromReceived, reserveBeyondReceived } from './received-money'
import { fewerCases } from './testing/fewer-cases'
import { someProjection } from './testing/projection-arbitraries'

const today = '2026-11-24'

/** 6,000.00 at 22%, due on the last day of each month. */
const card: PlanLiability = {
  id: 'card',
  remaining: 600_000n,
  instalment: 22_915n,
  installmentsTotal: 36,
  installmentsPaid: 0,
  credit: 0n,
  frequency: 'monthly',
  firstDueDate: '2026-11-30',
  isCompleted: false,
  rateBp: 2200,
  priority: 50,
}
const person = { today, monthlyIncome: 200_000n, paidThisMonth: 0n, liabilities: [card] }

/** 6,000.00 + 110.00 - 4,400.00 = 1,710.00; + 31.35 - 1,400.00 = 341.35; + 6.26 = 347.61 in January. */
const JANUARY = { debtFreeMonth: '2027-01', totalInterest: 14_761n }

test('money that arrives as expected moves neither the debt-free month nor the interest', () => {
  const inputs = { today, monthlyBudget: 140_000n, liabilities: [card] }
  const expected = projectPayoff({ ...inputs, lumpSums: [{ on: today, amount: 300_000n }] })
  expect(expected).toMatchObject(JANUARY)
  expect(projectPayoff({ ...inputs, received: 300_000n })).toEqual(expected)
})

test('received money is paid on top of the budget', () => {
  const [before] = monthlyPlan({ ...person, lumpSums: [{ on: today, amount: 300_000n }] }).items
  const [after] = monthlyPlan({ ...person, received: 300_000n }).items
  expect([before?.amount, after?.amount]).toEqual([140_000n, 440_000n])
})

test('received money pays what the budget does not cover', () => {
  const rent = {
    ...card,
    id: 'rent',
    rateBp: 0,
    instalment: 180_000n,
    remaining: 180_000n,
    installmentsTotal: 1,
  }
  const short = (received: bigint) =>
    monthlyPlan({ ...person, liabilities: [rent], received }).items[0]?.shortBy
  expect([short(0n), short(30_000n), short(40_000n)]).toEqual([40_000n, 10_000n, 0n])
})

test('received money is not lost if more than the budget was paid before it came', () => {
  const plan = monthlyPlan({ ...person, paidThisMonth: 200_000n, received: 300_000n })
  expect(plan.items[0]?.amount).toBe(300_000n)
})

test.each<[string, bigint, bigint, bigint]>([
  ['the budget pays first', 100_000n, 0n, 0n],
  ['received money pays what is beyond the budget and the reserve', 200_000n, 0n, 50_000n],
  ['nothing of the budget is left', 100_000n, 150_000n, 100_000n],
  ['no more than was received is counted', 999_999n, 150_000n, 300_000n],
])('%s', (_, amount, paidThisMonth, fromReceived) => {
  const money = { budget: 140_000n, openingReserve: 10_000n, paidThisMonth, received: 300_000n }
  expect(paidFromReceived(amount, money)).toBe(fromReceived)
})

test('a reserve that received money already covers is not carried over once more', () => {
  expect([reserveBeyondReceived(50_000n, 20_000n), reserveBeyondReceived(50_000n, 80_000n)]).toEqual([
    30_000n,
    0n,
  ])
})

test('any projection stays the same once the money expected today is received', () => {
  assert(
    property(someProjection(), (input) => {
      const sum = { on: input.today, amount: 123_456n }
      const expected = projectPayoff({ ...input, lumpSums: [...input.lumpSums, sum] })
      const received = projectPayoff({ ...input, received: input.received + sum.amount })
      expect(received).toEqual(expected)
    }),
    fewerCases,
  )
})
