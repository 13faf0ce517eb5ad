import { amortizationTable } from '../amortization'
import { instalmentAmount } from '../instalment'
import { interestPostings, periodInterest } from '../interest'
import { applyPayment, paymentAmount } from '../payment'
import type { PlanLiability } from '../plan-liability'
import { isActive } from '../schedule'
import type { Strategy } from '../strategy'
import { earlyJanuary, fourDebts, loan } from '../testing/four-debts'
import { bestOrder } from './best-order'
import { compareStrategies } from './comparison'
import { payoffLedger } from './ledger'
import { projectBy, projectPayoff } from './project-payoff'

// Each test is named after what a published debt planner got wrong.

const january = { today: earlyJanuary, monthlyBudget: 80_000n, liabilities: fourDebts }

describe('interest is charged once a month', () => {
  test.each<[string, string, Strategy, number, bigint]>([
    ['instalments from this month on', '2026-01-20', 'minimum', 25, 226_606n],
    ['instalments from next month on, nothing before', '2026-02-20', 'minimum', 26, 226_606n],
    ['500.00 immediately, instalments from next month on', '2026-02-20', 'avalanche', 25, 201_823n],
  ])('10,000.00 at 20%% with 500.00 a month: %s', (_case, firstDueDate, strategy, months, totalInterest) => {
    const liabilities = [{ ...loan, firstDueDate }]
    const projection = projectPayoff({ today: earlyJanuary, monthlyBudget: 50_000n, liabilities, strategy })
    expect(projection).toMatchObject({ ending: 'debt-free', months, totalInterest })
  })

  test.each([
    ['before', '2026-01-10', 1n],
    ['on', '2026-01-20', 0n],
    ['after', '2026-01-25', 0n],
  ])('projected from a day %s the due date', (_when, today, postingsToCome) => {
    const rows = payoffLedger({ today, monthlyBudget: 50_000n, liabilities: [loan] })
    let owed = loan.remaining
    for (const [month, { interest, balance }] of rows.entries()) {
      const postings = month === 0 ? postingsToCome : 1n
      expect(interest).toBe(postings * periodInterest(owed, loan.rateBp, 'monthly'))
      owed = balance
    }
    expect(new Set(rows.map(({ month }) => month)).size).toBe(rows.length)
  })
})

/** An independent implementation of highest rate first: with or without interest and dues in the first month. */
function avalancheOf(startsWithInterest: boolean): { months: number; totalInterest: bigint } {
  const byRate = fourDebts.map((debt) => ({ ...debt })).sort((a, b) => b.rateBp - a.rateBp)
  let [months, totalInterest] = [0, 0n]
  while (byRate.some(isActive)) {
    let money = january.monthlyBudget
    const pay = (debt: PlanLiability, wanted: bigint) => {
      const paid = [wanted, debt.remaining, money].reduce((least, limit) => (limit < least ? limit : least))
      debt.remaining -= paid
      money -= paid
    }
    if (months > 0 || startsWithInterest) {
      for (const debt of byRate) {
        const interest = periodInterest(debt.remaining, debt.rateBp, 'monthly')
        debt.remaining += interest
        totalInterest += interest
        pay(debt, debt.instalment)
      }
    }
    for (const debt of byRate) pay(debt, money)
    months += 1
  }
  return { months, totalInterest }
}

test.each([
  ['in the month of a due date comes before the payment', '2026-01-20', true, 349_442n],
  [
    'begins one month before the first due date, so that a payment before costs none',
    '2026-02-20',
    false,
    305_016n,
  ],
])('interest %s', (_rule, firstDueDate, startsWithInterest, totalInterest) => {
  const liabilities = fourDebts.map((debt) => ({ ...debt, firstDueDate }))
  const expected = avalancheOf(startsWithInterest)
  expect(projectPayoff({ ...january, liabilities })).toMatchObject(expected)
  expect(expected.totalInterest).toBe(totalInterest)
})

test('no order is cheaper than the highest rate first, and the lowest rate first costs most', () => {
  const ids = fourDebts.map(({ id }) => id)
  const orders = ids.flatMap((a) => ids.flatMap((b) => ids.flatMap((c) => ids.map((d) => [a, b, c, d]))))
  const all = orders.filter((order) => new Set(order).size === ids.length)
  const costs = all.map((order) => {
    const { totalInterest } = projectBy(january, { strategy: 'avalanche', prepayZeroRate: false, order })
    return { order: order.join(' '), interest: Number(totalInterest) }
  })
  expect(costs).toHaveLength(24)
  costs.sort((a, b) => a.interest - b.interest)
  expect(costs[0]?.interest).toBe(Number(projectPayoff(january).totalInterest))
  expect([costs[0]?.order, costs.at(-1)?.order]).toEqual(['1 2 3 4', '4 3 2 1'])
  const [cheapest] = compareStrategies(january)
  expect(cheapest).toMatchObject({ projection: { strategy: 'avalanche' }, extraCost: 0n })
})

describe('a debt that is never paid off is never reported as a success', () => {
  const free = { ...loan, rateBp: 0, instalment: 100n }
  test.each<[string, PlanLiability, bigint, string]>([
    ['a budget below the interest', loan, 16_000n, 'never'],
    [
      'a budget that pays just the interest',
      { ...loan, remaining: 3_000_000n, installmentsTotal: 360 },
      50_000n,
      'never',
    ],
    ['no budget', loan, 0n, 'never'],
    ['a month more than 100 years', { ...free, remaining: 120_001n }, 100n, 'too-far'],
  ])('%s', (_case, debt, monthlyBudget, ending) => {
    const input = { today: earlyJanuary, monthlyBudget, liabilities: [debt] }
    const projection = projectPayoff(input)
    expect(projection).toMatchObject({ ending, months: null, debtFreeMonth: null })
    expect(projection.debts[0]).toMatchObject({ payoffMonth: null })
    expect(Number(projection.debts[0]?.closing)).toBeGreaterThan(0)
    for (const { interestSaved, extraCost, extraDays, closedInAYear } of compareStrategies(input)) {
      expect([interestSaved, extraCost, extraDays, closedInAYear]).toEqual([null, null, null, 0])
    }
    expect(bestOrder(input, [projection])).toEqual({ kind: 'open', because: 'endless' })
  })

  test('paid off in exactly 100 years is a success', () => {
    const liabilities = [{ ...free, remaining: 120_000n }]
    const projection = projectPayoff({ today: earlyJanuary, monthlyBudget: 100n, liabilities })
    expect(projection).toMatchObject({ ending: 'debt-free', months: 1_200, debtFreeMonth: '2125-12' })
  })
})

test.each([
  ['monthly', 777, 60],
  ['quarterly', 1_133, 17],
  ['yearly', 999, 7],
] as const)(
  'the %s schedule, the books and the projection have the same interest',
  (frequency, rateBp, count) => {
    const terms = { rateBp, frequency, count, total: 1_234_567n }
    const debt = { ...loan, ...terms, remaining: terms.total, installmentsTotal: count }
    const start = { ...debt, instalment: instalmentAmount(terms) }
    const table = amortizationTable(start, earlyJanuary)
    let inBooks: PlanLiability = start
    let day: string = earlyJanuary
    const posted = table.map(({ dueDate }) => {
      const interest = interestPostings(inBooks, day, dueDate).reduce(
        (total, one) => total + one.interest,
        0n,
      )
      inBooks = { ...inBooks, remaining: inBooks.remaining + interest }
      inBooks = applyPayment(inBooks, paymentAmount(inBooks, 'installment', dueDate), 'installment', dueDate)
      day = dueDate
      return interest
    })
    const projected = payoffLedger({ today: earlyJanuary, monthlyBudget: null, liabilities: [start] })
    expect(inBooks.isCompleted).toBe(true)
    expect(posted).toEqual(table.map(({ interest }) => interest))
    expect(projected.map(({ interest }) => interest)).toEqual(posted)
  },
)

test('an extra payment between two due dates posts no interest', () => {
  const quarterly = { ...loan, frequency: 'quarterly', firstDueDate: '2026-04-20' } as const
  // The first instalment is far above the budget, so with a reserve nothing would be left for extra.
  const given = { today: '2026-01-25', monthlyBudget: 10_000n, liabilities: [quarterly] }
  const input = { ...given, keepsReserve: false }
  const [first, second, third, due] = payoffLedger(input)
  expect([first, second, third]).toMatchObject([
    { month: '2026-01', interest: 0n, payment: 10_000n, balance: 990_000n },
    { month: '2026-02', interest: 0n, payment: 10_000n, balance: 980_000n },
    { month: '2026-03', interest: 0n, payment: 10_000n, balance: 970_000n },
  ])
  // One month each on 9,900.00, 9,800.00 and 9,700.00.
  expect(due?.interest).toBe(periodInterest(990_000n + 980_000n + 970_000n, quarterly.rateBp, 'monthly'))
})

test('interest that rounds to nothing does not leave a debt open: one paid off in January ends in January', () => {
  const last = { ...loan, frequency: 'quarterly', firstDueDate: '2025-03-20', rateBp: 100 } as const
  const liabilities = [{ ...last, remaining: 100n, installmentsTotal: 4, installmentsPaid: 3 }]
  const projection = projectPayoff({
    today: earlyJanuary,
    monthlyBudget: 10_000n,
    strategy: 'minimum',
    liabilities,
  })
  expect(projection).toMatchObject({ months: 1, debtFreeMonth: '2026-01', totalInterest: 0n })
  expect(projection.debts[0]?.payoffMonth).toBe('2026-01')
})
