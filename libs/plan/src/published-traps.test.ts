import { maxOf } from '@solvent/money'
import { amortizationTable } from './amortization'
import { monthlyPlan } from './monthly-plan'
import { bestOrder } from './projection/best-order'
import { compareStrategies, STRATEGIES } from './projection/comparison'
import { payoffLedger } from './projection/ledger'
import { projectPayoff } from './projection/project-payoff'
import type { Strategy } from './strategy'
import { earlyJanuary, fourDebts, loan } from './testing/four-debts'

// Each test is named after what a published debt planner got wrong.

/** The plan of the month and its projection, with the same money: 70% of the income. */
function planned(monthlyIncome: bigint, strategy: Strategy, liabilities = fourDebts) {
  const plan = monthlyPlan({ today: earlyJanuary, monthlyIncome, paidThisMonth: 0n, strategy, liabilities })
  const input = { today: earlyJanuary, monthlyBudget: plan.availableBudget, strategy, liabilities }
  return { plan, input, projection: projectPayoff(input) }
}

describe('what is due on a debt goes to that debt', () => {
  const instalments = Object.fromEntries(fourDebts.map(({ id, instalment }) => [id, instalment]))

  test.each([
    ['more than enough', 120_000n, instalments],
    ['just enough', 68_571n, instalments],
    // The car loan is the most important; then the friend, the shop and the card.
    ['too little', 50_000n, { 2: 18_000n, 4: 6_000n, 3: 9_000n, 1: 2_000n }],
    ['nothing', 0n, { 1: 0n, 2: 0n, 3: 0n, 4: 0n }],
  ])('with %s', (_case, monthlyIncome, expected) => {
    const { plan, input } = planned(monthlyIncome, 'avalanche')
    const dues = plan.items.map(({ liabilityId, amount, extraAmount }) => [liabilityId, amount - extraAmount])
    expect(Object.fromEntries(dues)).toEqual(expected)
    const amounts = Object.fromEntries(plan.items.map(({ liabilityId, amount }) => [liabilityId, amount]))
    const firstMonth = payoffLedger(input).filter(({ month }) => month === '2026-01')
    const projected = firstMonth.map(({ liabilityId, payment }) => [liabilityId, payment])
    expect(Object.fromEntries(projected)).toEqual(amounts)
  })
})

describe('with any budget and strategy', () => {
  const incomes = [0n, 1n, 24_000n, 50_000n, 68_570n, 68_571n, 68_573n, 120_000n, 3_000_000n]
  const cases = incomes.flatMap((income) => STRATEGIES.map((strategy) => [income, strategy] as const))

  test.each(cases)(
    'an income of %d cents, %s: no debt grows by more than its interest',
    (income, strategy) => {
      const { input } = planned(income, strategy)
      const owed = new Map(fourDebts.map(({ id, remaining }) => [id, remaining]))
      const wrong = payoffLedger(input).filter(({ liabilityId, interest, payment, balance }) => {
        const before = owed.get(liabilityId) ?? 0n
        owed.set(liabilityId, balance)
        return balance !== before + interest - payment || payment < 0n || interest < 0n || balance < 0n
      })
      expect(wrong).toEqual([])
    },
  )

  test.each(cases)('an income of %d cents, %s: no month costs more than the budget', (income, strategy) => {
    const { plan, input } = planned(income, strategy)
    const recommended = plan.items.reduce((total, { amount }) => total + amount, 0n)
    expect(recommended + plan.remainingBudget).toBe(plan.availableBudget)
    for (const paidThisMonth of [0n, 10_000n, 5_000_000n]) {
      const { timeline } = projectPayoff({ ...input, paidThisMonth })
      const left = maxOf(0n, plan.availableBudget - paidThisMonth)
      const budgetOf = (month: number) => (month === 0 ? left : plan.availableBudget)
      expect(timeline.filter(({ paid }, month) => paid > budgetOf(month))).toEqual([])
    }
  })
})

test('an instalment far above the budget is paid in part and reported as short, not rejected', () => {
  const mortgage = { ...loan, remaining: 30_000_000n, instalment: 600_000n, rateBp: 300 }
  const { plan, input, projection } = planned(300_000n, 'avalanche', [mortgage])
  expect(plan.items[0]).toMatchObject({
    amount: 210_000n,
    action: 'Pay this month: $2,100.00 of $6,000.00 due 20 January - budget is short by $3,900.00',
  })
  expect(projection.ending).toBe('debt-free')
  expect(projection.timeline[0]).toMatchObject({ paid: 210_000n, shortBy: 390_000n })
  expect(compareStrategies(input).every(({ shortMonths }) => shortMonths > 0)).toBe(true)
  expect(bestOrder(input, [projection])).toEqual({ kind: 'open', because: 'short' })
})

/** Every amount in an answer. */
function amountsIn(answer: unknown): bigint[] {
  if (typeof answer === 'bigint') return [answer]
  return typeof answer === 'object' && answer !== null ? Object.values(answer).flatMap(amountsIn) : []
}

describe('what is owed, paid and charged is a positive amount everywhere', () => {
  test.each([0n, 50_000n, 120_000n])('with an income of %d cents', (monthlyIncome) => {
    const { plan, input, projection } = planned(monthlyIncome, 'avalanche')
    const tables = fourDebts.map((debt) =>
      amortizationTable({ ...debt, installmentsTotal: 60 }, earlyJanuary),
    )
    const amounts = amountsIn([plan, projection, payoffLedger(input), tables])
    expect(amounts.length).toBeGreaterThan(100)
    expect(amounts.filter((amount) => amount < 0n)).toEqual([])
  })

  test('a balance below 0 is not a debt', () => {
    const overpaid = fourDebts.map((debt) => ({ ...debt, remaining: -debt.remaining }))
    const { plan, projection } = planned(120_000n, 'avalanche', overpaid)
    expect(plan.items).toEqual([])
    expect(projection).toMatchObject({ months: 0, totalPaid: 0n, debts: [] })
  })
})

describe('a strategy pays extra on the debt it is named for', () => {
  const [dearest, mostImportant, , smallest] = fourDebts.map(({ id }) => id)

  test.each<[Strategy, string[]]>([
    ['avalanche', [dearest ?? '']],
    ['snowball', [smallest ?? '']],
    ['priority', [mostImportant ?? '']],
    ['minimum', []],
  ])('%s', (strategy, expected) => {
    const { plan, input } = planned(120_000n, strategy)
    const withExtra = plan.items.filter(({ extraAmount }) => extraAmount > 0n)
    expect(withExtra.map(({ liabilityId }) => liabilityId)).toEqual(expected)
    const instalments = new Map(fourDebts.map(({ id, instalment }) => [id, instalment]))
    const beyond = payoffLedger(input).filter(
      ({ month, liabilityId, payment }) =>
        month === '2026-01' && payment > (instalments.get(liabilityId) ?? 0n),
    )
    expect(beyond.map(({ liabilityId }) => liabilityId)).toEqual(expected)
  })

  test('snowball first pays off the smallest debt, priority the most important one', () => {
    const first = ({ projection }: ReturnType<typeof planned>) =>
      [...projection.debts].sort((a, b) => ((a.payoffMonth ?? '~') < (b.payoffMonth ?? '~') ? -1 : 1))[0]
    expect(first(planned(120_000n, 'snowball'))?.liabilityId).toBe(smallest)
    expect(first(planned(120_000n, 'priority'))?.liabilityId).toBe(mostImportant)
  })
})

describe('a debt that bears no interest yet gets extra last', () => {
  // The smallest, the most important and the one with the highest rate; its first period begins in May.
  const later = { ...loan, id: '5', remaining: 50_000n, instalment: 5_000n, rateBp: 9_000, priority: 100 }
  const liabilities = [...fourDebts, { ...later, firstDueDate: '2026-06-20' }]

  test.each(['avalanche', 'snowball', 'priority'] as const)('%s', (strategy) => {
    const { plan, input } = planned(120_000n, strategy, liabilities)
    const withExtra = plan.items.filter(({ extraAmount }) => extraAmount > 0n)
    expect(withExtra.map(({ liabilityId }) => liabilityId)).not.toContain('5')
    const january = payoffLedger(input).filter(({ month }) => month === '2026-01')
    expect(january.map(({ liabilityId }) => liabilityId)).not.toContain('5')
    const rich = planned(9_000_000n, strategy, liabilities).plan
    expect(rich.items.find(({ liabilityId }) => liabilityId === '5')?.extraAmount).toBe(50_000n)
  })
})
