import { addMonthsClamped } from '@solvent/money'
import { type Arbitrary, assert, constantFrom, integer, pre, property, record, tuple } from 'fast-check'
import type { PlanLiability } from '../plan-liability'
import { bestOutcome, compareOutcomes, type SmallDebt } from '../testing/exhaustive-search'
import { fewerCases } from '../testing/fewer-cases'
import { bestOrder } from './best-order'
import { compareStrategies } from './comparison'
import { projectPayoff } from './project-payoff'
import type { Projection, ProjectionInput } from './projection'

const STEP = 5_000
const MONTHS = 3
/** The rounding of each posting can make another order a cent cheaper. */
const ROUNDING = 2

const inSteps = (min: number, max: number) => integer({ min, max }).map((steps) => steps * STEP)

const someCard: Arbitrary<SmallDebt> = record({
  balance: inSteps(2, 5),
  rateBp: constantFrom(900, 2200, 3900),
  instalment: constantFrom(STEP),
  firstMonth: constantFrom(0, 1),
})

/** Due once, in the second or third month, perhaps for more than the budget of one month or of all. */
const someBill: Arbitrary<SmallDebt> = tuple(inSteps(1, 8), constantFrom(1, 2)).map(
  ([balance, firstMonth]) => ({
    balance,
    rateBp: 0,
    instalment: balance,
    firstMonth,
  }),
)

function toLiability({ balance, rateBp, instalment, firstMonth }: SmallDebt, place: number): PlanLiability {
  return {
    id: String(place + 1),
    remaining: BigInt(balance),
    instalment: BigInt(instalment),
    // Enough that the last one, which takes the whole rest, is never reached.
    installmentsTotal: 1_000,
    installmentsPaid: 0,
    frequency: 'monthly',
    firstDueDate: addMonthsClamped('2026-01-15', firstMonth),
    credit: 0n,
    isCompleted: false,
    rateBp,
    priority: 50,
  }
}

/** The plan, or the better order that the app names beside it. */
function bestOf(input: ProjectionInput): Projection {
  const strategies = compareStrategies(input).map(({ projection }) => projection)
  const found = bestOrder(input, strategies)
  return found.kind === 'searched' ? found.projection : projectPayoff(input)
}

test('no way to spend the budget over three months is better: fewer months short, a smaller gap, or less interest', () => {
  let [casesWithReserve, casesShort] = [0, 0]
  assert(
    property(tuple(someCard, someCard, someBill), integer({ min: 2, max: 4 }), (debts, steps) => {
      const budget = steps * STEP
      const { timeline } = bestOf({
        today: '2026-01-05',
        monthlyBudget: BigInt(budget),
        liabilities: debts.map(toLiability),
      })
      const gaps = timeline.map(({ shortBy }) => Number(shortBy))
      // A bill that is still unpaid after the three months would have to be followed for longer.
      pre(gaps.slice(MONTHS - 1).every((gap) => gap === 0))
      const outcome = {
        shortMonths: gaps.filter((gap) => gap > 0).length,
        largestGap: Math.max(...gaps),
        interest: Number(timeline.slice(0, MONTHS + 1).reduce((sum, month) => sum + month.interest, 0n)),
      }
      if (timeline.some(({ reserved }) => reserved > 0n)) casesWithReserve += 1
      if (outcome.shortMonths > 0) casesShort += 1
      const best = bestOutcome(debts, budget, STEP)
      const rounded = { ...best, interest: best.interest + ROUNDING }
      expect(compareOutcomes(outcome, rounded)).toBeLessThanOrEqual(0)
    }),
    fewerCases,
  )
  expect(casesWithReserve).toBeGreaterThan(0)
  expect(casesShort).toBeGreaterThan(0)
})
