import { maxOf } from '@solvent/money'
import { assert, pre, property } from 'fast-check'
import { accruesByMonths } from '../accrual-by-months'
import { availableBudget } from '../budget'
import { bearsInterest, ratedOn } from '../lender-terms'
import { type MonthlyPlan, monthlyPlan } from '../monthly-plan'
import { mostExtra } from '../most-extra'
import { dueThisMonth } from '../payoff'
import { type FullInput, someProjection } from '../testing/projection-arbitraries'
import { payoffLedger } from './ledger'
import type { LedgerRow } from './projection'

interface FirstMonth {
  input: FullInput
  plan: MonthlyPlan
  rows: LedgerRow[]
}

/** Checks a rule on the plan of today and the first month of the ledger, with the same money. */
function always(rule: (first: FirstMonth) => void) {
  assert(
    property(someProjection({ events: false }), (given) => {
      const monthlyIncome = (given.monthlyBudget ?? 0n) * 2n
      const input = {
        ...given,
        monthlyBudget: availableBudget(monthlyIncome),
        extraPerMonth: 0n,
      }
      const rows = payoffLedger(input).filter(({ month }) => month === input.today.slice(0, 7))
      rule({ input, plan: monthlyPlan({ ...input, monthlyIncome }), rows })
    }),
  )
}

function expectSame({ plan, rows }: FirstMonth) {
  const planned = plan.items.map(({ liabilityId, amount }) => [liabilityId, amount] as const)
  const paid = rows.map(({ liabilityId, payment }) => [liabilityId, payment] as const)
  const positive = (list: (readonly [string, bigint])[]) => new Map(list.filter(([, amount]) => amount > 0n))
  expect(positive(paid)).toEqual(positive(planned))
}

const hasInterest = ({ rows }: FirstMonth) => rows.some(({ interest }) => interest > 0n)

/**
 * The projection also pays the interest of a weekly, biweekly or monthly debt that is cleared, which leaves less for
 * the others.
 * The amount that clears a quarterly or yearly debt already includes its interest. While its lender charges for early
 * payment, a debt is not cleared, but paid as far as that saves more than it costs.
 */
function clearsDebtWithInterest({ input, plan }: FirstMonth): boolean {
  const amounts = new Map(plan.items.map(({ liabilityId, amount }) => [liabilityId, amount]))
  return input.liabilities.some(
    (debt) =>
      bearsInterest(debt, input.today) &&
      amounts.get(debt.id) === dueThisMonth(debt, input.today) + mostExtra(debt, input.today) &&
      (debt.lenderTerms !== null || !accruesByMonths(debt.frequency)),
  )
}

const isShort = ({ plan }: FirstMonth) =>
  plan.items.some((item) => item.amount - item.extraAmount < item.dueAmount)

/**
 * Whether the order depends on balances, which interest to come changes; if money is short, the score depends on them.
 */
function isOrderedByBalance(first: FirstMonth): boolean {
  const { strategy, liabilities } = first.input
  const rates = liabilities
    .map((debt) => ratedOn(debt, first.input.today))
    .filter(({ rateBp }) => rateBp > 0)
    .map((debt) => `${debt.rateBp} ${debt.frequency}`)
  return isShort(first) || strategy === 'snowball' || new Set(rates).size < rates.length
}

test('the first month equals the plan of today if no interest is to come this month', () => {
  always((first) => {
    pre(!hasInterest(first))
    expectSame(first)
  })
})

test('the first month equals the plan of today unless that clears a weekly, biweekly or monthly debt with interest', () => {
  always((first) => {
    pre(!clearsDebtWithInterest(first))
    pre(!hasInterest(first) || !isOrderedByBalance(first))
    expectSame(first)
  })
})

test('the first month pays no more than the money of the plan', () => {
  always(({ plan, rows }) => {
    const spendable =
      maxOf(0n, plan.availableBudget + plan.openingReserve - plan.paidThisMonth) + plan.received
    const paid = rows.reduce((sum, { payment }) => sum + payment, 0n)
    expect(paid <= (spendable > 0n ? spendable : 0n)).toBe(true)
  })
})
