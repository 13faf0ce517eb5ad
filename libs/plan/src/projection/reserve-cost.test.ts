import { addMonthsClamped } from '@solvent/money'
import { type Arbitrary, array, assert, constantFrom, integer, pre, property, record } from 'fast-check'
import type { PlanLiability } from '../plan-liability'
import { type CardAndBills, cheapestWithoutShortfall } from '../testing/cheapest-without-shortfall'
import { fewerCases } from '../testing/fewer-cases'
import { projectPayoff } from './project-payoff'
import type { ProjectionInput } from './projection'

const TODAY = '2026-01-01'

/** Occasional bills of several months' money, and a card that takes whatever they do not need. */
const somePerson: Arbitrary<CardAndBills> = record({
  balance: integer({ min: 100, max: 900 }),
  rateBp: integer({ min: 1_500, max: 9_900 }),
  beyondInterest: integer({ min: 1, max: 30 }),
  bills: array(constantFrom(0, 0, 0, 1, 2, 4), { maxLength: 12 }),
  size: integer({ min: 20, max: 120 }),
  spare: integer({ min: 20, max: 120 }),
}).map(({ balance, rateBp, beyondInterest, bills, size, spare }) => {
  const instalment = Math.ceil((balance * rateBp) / 120_000) + beyondInterest
  return {
    balance,
    rateBp,
    instalment,
    bills: bills.map((times) => times * size),
    budget: instalment + spare,
  }
})

function inputOf({ balance, rateBp, instalment, bills, budget }: CardAndBills): ProjectionInput {
  const card: PlanLiability = {
    id: 'card',
    remaining: BigInt(balance),
    instalment: BigInt(instalment),
    // Enough that the last one, which takes the whole rest, is never reached.
    installmentsTotal: 1_000,
    installmentsPaid: 0,
    frequency: 'monthly',
    firstDueDate: '2026-01-20',
    credit: 0n,
    isCompleted: false,
    rateBp,
    priority: 50,
  }
  const due = bills.map((amount, month) => ({
    ...card,
    id: `bill ${month}`,
    remaining: BigInt(amount),
    instalment: BigInt(amount),
    installmentsTotal: 1,
    firstDueDate: addMonthsClamped('2026-01-10', month),
    rateBp: 0,
  }))
  return { today: TODAY, monthlyBudget: BigInt(budget), liabilities: [card, ...due], reserveUnit: 1n }
}

test('beside bills without interest, the reserve is the cheapest way to pay every due in its month', () => {
  // The seed is fixed, because there is no proven limit for how rounding adds up over the months.
  const options = { ...fewerCases, seed: 2026_11_22 }
  assert(
    property(somePerson, (person) => {
      const cheapest = cheapestWithoutShortfall(person)
      pre(cheapest !== null)
      const { totalInterest, timeline } = projectPayoff(inputOf(person))
      expect(timeline.filter(({ shortBy }) => shortBy > 0n)).toEqual([])
      expect(Number(totalInterest)).toBe(cheapest)
    }),
    options,
  )
})
