import { assert, oneof, pre, property } from 'fast-check'
import { bearsInterest } from '../lender-terms'
import type { PlanLiability } from '../plan-liability'
import { isActive } from '../schedule'
import { fewerCases } from '../testing/fewer-cases'
import { toPlanLiability } from '../testing/oracle-liability'
import { oracleCases } from '../testing/oracles'
import { someLateStarts, someMonthlyProjection, someProjection } from '../testing/projection-arbitraries'
import { bestOrder } from './best-order'
import { cheaperFirst, STRATEGIES } from './comparison'
import { coversDues, hasNoReserve } from './coverage'
import { projectBy, projectPayoff } from './project-payoff'
import type { ProjectionInput } from './projection'

const byStrategy = (input: ProjectionInput) =>
  STRATEGIES.map((strategy) => projectPayoff({ ...input, strategy }))

/** Sorted by id, as text. */
function withInterest({ liabilities, today }: ProjectionInput): PlanLiability[] {
  const found = liabilities.filter((debt) => isActive(debt) && bearsInterest(debt, today))
  return found.sort((a, b) => (a.id < b.id ? -1 : 1))
}

test('the best order never costs more than a strategy, and has each debt with interest once', () => {
  assert(
    property(oneof(someProjection(), someLateStarts), (input) => {
      const strategies = byStrategy(input)
      const best = bestOrder(input, strategies)
      pre(best.kind === 'searched')
      if (best.kind !== 'searched') return
      expect(strategies.every((strategy) => cheaperFirst(best.projection, strategy) <= 0)).toBe(true)
      if (best.order.length > 0) {
        expect([...best.order].sort()).toEqual(withInterest(input).map(({ id }) => id))
        const { prepayZeroRate = false } = input
        const rules = { strategy: 'avalanche' as const, prepayZeroRate, order: best.order }
        expect(projectBy(input, rules)).toEqual(best.projection)
      }
      expect(best.projection.ending).toBe('debt-free')
    }),
    fewerCases,
  )
})

test('an order is proven only if it is the only one, or all debts are monthly, and the dues can be paid', () => {
  assert(
    property(someProjection(), (input) => {
      const strategies = byStrategy(input)
      const [cheapest] = [...strategies].sort(cheaperFirst)
      const bearing = withInterest(input)
      const isMonthly = bearing.every(
        ({ frequency, firstDueDate, lenderTerms }) =>
          firstDueDate === null || (frequency === 'monthly' && lenderTerms == null),
      )
      const { kind } = bestOrder(input, strategies)
      if (!cheapest || cheapest.months === null || !coversDues(cheapest)) expect(kind).toBe('open')
      else if (bearing.length < 2) expect(kind).toBe('proven')
      else if (!isMonthly) expect(kind).toBe('searched')
    }),
    fewerCases,
  )
})

test('a proven order is cheapest: no strategy and no order of three costs less, except for rounding', () => {
  assert(
    property(someMonthlyProjection, (input) => {
      const strategies = byStrategy(input)
      const [avalanche] = strategies
      pre(bestOrder(input, strategies).kind === 'proven' && avalanche !== undefined)
      if (!avalanche) return
      const first = withInterest(input)
        .slice(0, 3)
        .map(({ id }) => id)
      const orders = [first, [...first].reverse(), [...first.slice(1), ...first.slice(0, 1)]]
      const rules = { strategy: 'avalanche' as const, prepayZeroRate: input.prepayZeroRate ?? false }
      const others = orders.map((order) => projectBy(input, { ...rules, order }))
      const cents = BigInt(avalanche.debts.length * (avalanche.months ?? 0))
      for (const other of [...strategies, ...others]) {
        if (other.months !== null) expect(avalanche.totalInterest <= other.totalInterest + cents).toBe(true)
      }
    }),
    fewerCases,
  )
})

test('debts that cost interest each month need no search if nothing is set aside for later dues', () => {
  assert(
    property(someMonthlyProjection, (input) => {
      const strategies = byStrategy(input)
      pre(strategies.every(hasNoReserve))
      expect(['proven', 'open']).toContain(bestOrder(input, strategies).kind)
    }),
  )
})

test('of two yearly loans at the same rate, the one charged later goes first: 640.00', () => {
  const found = oracleCases('project').find(({ id }) => id === 'PRJ-20')
  if (!found) throw new Error('PRJ-20 is missing')
  const { today, monthly_budget_cents: budget, prepay_zero_rate: prepayZeroRate, liabilities } = found.inputs
  const debts = liabilities.map((debt) => ({ ...toPlanLiability(debt), priority: 50 }))
  const input = { today, monthlyBudget: BigInt(budget ?? 0), prepayZeroRate, liabilities: debts }
  const best = bestOrder(input, byStrategy(input))
  expect(best).toMatchObject({ kind: 'searched', order: ['1', '2'], projection: { totalInterest: 64_000n } })
})

/** The terms that the monthly debts share. */
const monthlyTerms = {
  installmentsPaid: 0,
  frequency: 'monthly',
  credit: 0n,
  isCompleted: false,
  priority: 50,
} as const

test('an expensive loan that begins later may be worth paying first, so no order is proven', () => {
  const cheapNow = {
    ...monthlyTerms,
    id: '1',
    rateBp: 100,
    firstDueDate: '2026-01-20',
    installmentsTotal: 36,
  }
  const dearLater = {
    ...monthlyTerms,
    id: '2',
    rateBp: 6000,
    firstDueDate: '2026-04-20',
    installmentsTotal: 24,
  }
  const input = {
    today: '2026-01-05',
    monthlyBudget: 20_000n,
    liabilities: [
      { ...cheapNow, remaining: 100_000n, instalment: 2_821n },
      { ...dearLater, remaining: 100_000n, instalment: 7_248n },
    ],
  }
  const strategies = byStrategy(input)
  const best = bestOrder(input, strategies)
  const avalanche = strategies.find(({ strategy }) => strategy === 'avalanche')
  if (best.kind !== 'searched' || !avalanche) throw new Error(`The order is ${best.kind}`)
  expect(best.order).toEqual(['2', '1'])
  expect([best.projection.totalInterest, avalanche.totalInterest]).toEqual([5_770n, 14_885n])
})

test('a reserve for the due of a small cheap debt could pay it off now, so no order is proven', () => {
  const terms = { ...monthlyTerms, installmentsPaid: 1 }
  const cheap = { ...terms, id: '1', rateBp: 336, firstDueDate: '2028-03-13', installmentsTotal: 2 }
  const dear = { ...terms, id: '2', rateBp: 5640, firstDueDate: '2028-03-14', installmentsTotal: 24 }
  const input = {
    today: '2028-03-13',
    monthlyBudget: 525_058n,
    // Less than is due from the next month on.
    budgetChanges: [{ from: '2028-04-01', monthlyBudget: 150_219n }],
    openingReserve: 24_436n,
    reserveUnit: 1n,
    liabilities: [
      { ...cheap, remaining: 5_000n, instalment: 5_022n },
      { ...dear, remaining: 2_196_841n, instalment: 164_899n, credit: 48_810n },
    ],
  }
  const strategies = byStrategy(input)
  const interest = new Map(strategies.map(({ strategy, totalInterest }) => [strategy, totalInterest]))
  expect([interest.get('avalanche'), interest.get('snowball')]).toEqual([1_157_074n, 1_157_033n])
  const best = bestOrder(input, strategies)
  if (best.kind !== 'searched') throw new Error(`The order is ${best.kind}`)
  expect(best.projection.totalInterest <= 1_157_033n).toBe(true)
})

/** `count` quarterly debts that differ in rate, balance and priority. */
function quarterlyDebts(count: number) {
  const debts = Array.from({ length: count }, (_, place) => ({
    id: String(place),
    remaining: BigInt(100_000 + 10_000 * place),
    instalment: 10_000n,
    installmentsTotal: 12,
    installmentsPaid: 0,
    frequency: 'quarterly' as const,
    firstDueDate: '2026-02-20',
    credit: 0n,
    isCompleted: false,
    rateBp: 500 + 300 * ((place * 2) % 5),
    priority: 20 + 10 * place,
  }))
  return { today: '2026-01-05', monthlyBudget: 60_000n, liabilities: debts }
}

test.each([
  [2, 2],
  [3, 6],
  [4, 24],
])('of %d debts each order is tried once: %d in total', (count, tried) => {
  const input = quarterlyDebts(count)
  expect(bestOrder(input, byStrategy(input))).toMatchObject({ kind: 'searched', tried })
})

test.each([0, 1])('with %d debts that bear interest the only order is proven', (count) => {
  const input = quarterlyDebts(count)
  const sofa = { ...quarterlyDebts(1).liabilities[0], id: 'sofa', rateBp: 0 } as PlanLiability
  const liabilities = [...input.liabilities, sofa]
  expect(bestOrder({ ...input, liabilities }, byStrategy({ ...input, liabilities }))).toEqual({
    kind: 'proven',
  })
})

test('too many debts and months for a search are reported as the cause', () => {
  const input = { ...quarterlyDebts(400), monthlyBudget: null }
  const projection = projectPayoff({ ...input, strategy: 'minimum' })
  expect(bestOrder(input, [{ ...projection, months: 300 }])).toEqual({ kind: 'open', because: 'too-many' })
})
