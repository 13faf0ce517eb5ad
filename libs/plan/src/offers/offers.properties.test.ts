import { moneyFormat } from '@solvent/money'
import { assert, bigInt, constantFrom, integer, property, record } from 'fast-check'
import { payoffAmount } from '../payoff'
import { isActive } from '../schedule'
import { type FullInput, someProjection } from '../testing/projection-arbitraries'
import { acceptOffer } from './accept-offer'
import { compareOffer, coursesOf } from './compare-offer'
import type { Offer } from './offer'

interface Shape {
  feeBp: number
  charges: bigint
  rateBp: number
  count: number
  settledPercent: number
}

const someShape = record({
  feeBp: integer({ min: 0, max: 1_000 }),
  charges: bigInt({ min: 0n, max: 10_000n }),
  rateBp: integer({ min: 0, max: 3_000 }),
  count: integer({ min: 1, max: 60 }),
  settledPercent: constantFrom(100, 100, 60),
})

const money = moneyFormat('USD')

/** An offer for all active debts. */
function offerFor({ liabilities, today }: FullInput, shape: Shape): Offer {
  const { feeBp, charges, rateBp, count, settledPercent } = shape
  const replaced = liabilities.filter(isActive)
  const owed = replaced.reduce((sum, debt) => sum + payoffAmount(debt, today), 0n)
  return {
    replaces: replaced.map(({ id }) => ({ liabilityId: id, amount: null })),
    settledFor: settledPercent === 100 ? null : (owed * BigInt(settledPercent)) / 100n,
    feeBp,
    feeAtLeast: 0n,
    charges,
    terms: {
      rateBp,
      frequency: 'monthly',
      firstDueDate: today,
      count,
      lenderInstalment: null,
      lenderTerms: null,
      priority: 50,
    },
  }
}

test('with an offer, what is paid is what was owed with interest and fees, less what is forgiven', () => {
  assert(
    property(someProjection(), someShape, (input, shape) => {
      const offer = offerFor(input, shape)
      const accepted = acceptOffer(input.liabilities, offer, {
        today: input.today,
        id: 'new',
        mostInstalments: 5_200,
        money,
      })
      if ('message' in accepted) throw new Error(accepted.message)
      const { plan } = compareOffer(input, coursesOf(input), accepted).courses
      const owed = input.liabilities.filter(isActive).reduce((sum, { remaining }) => sum + remaining, 0n)
      const { accrued, fee, charges, forgiven } = accepted
      const closing = plan.debts.reduce((sum, debt) => sum + debt.closing, 0n)
      expect(plan.totalPaid + closing).toBe(owed + accrued + plan.totalInterest + fee + charges - forgiven)
    }),
  )
})
