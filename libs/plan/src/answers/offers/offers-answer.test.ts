import type { ComparedOffers, OfferFields, PlanInputs } from '@solvent/contracts'
import { OFFERS_BY_HAND } from '../testing/offers-by-hand'
import { offersAnswer } from './offers-answer'

function byHand(number: string, changes: Partial<OfferFields> = {}) {
  const { inputs, offer } = OFFERS_BY_HAND[number] ?? {}
  if (!inputs || !offer) throw new Error(`No offer ${number}`)
  return { inputs, offer: { ...offer, ...changes } }
}

type Answer = ComparedOffers['offers'][number]

function answerTo({ inputs, offer }: { inputs: PlanInputs; offer: OfferFields }): Answer {
  const [answer] = offersAnswer(inputs, {}, [{ id: 'offer', ...offer }]).offers
  if (!answer) throw new Error('No answer')
  return answer
}

function comparisonOf(number: string, changes: Partial<OfferFields> = {}) {
  const { comparison, problem } = answerTo(byHand(number, changes))
  if (!comparison) throw new Error(problem ?? 'No comparison')
  return comparison
}

test('the text says what the plan pays and when it ends, and what paying only what is due costs', () => {
  expect(comparisonOf('5').text).toBe(
    'With your plan, you pay $14.91 more in all and are debt-free in September 2026, as without it. If you pay only what is due, you pay $210.98 more in all.',
  )
  expect(comparisonOf('4').text).toBe(
    'With your plan, you pay $364.54 less in all and are debt-free in July 2026, 2 months sooner. If you pay only what is due, you pay $427.04 less in all.',
  )
})

test('the highest rate still saves something, and a tenth of a percent more does not', () => {
  const { highest_rate: highest } = comparisonOf('6')
  expect(highest).toBe(22)
  expect(comparisonOf('6', { interest_rate: 22 }).saved).toBeGreaterThan(0)
  expect(comparisonOf('6', { interest_rate: 22.1 }).saved).toBeLessThanOrEqual(0)
})

test('a promotion says what the plan leaves owed when it ends', () => {
  const ends = { lender_terms: { rate_changes: [{ from: '2026-07-01', rate: 29.9 }] } }
  expect(comparisonOf('9', ends).warnings).toContain(
    'At the end of June 2026 you still owe $430.00, which bears 29.90% from 1 July.',
  )
})

test('deferred interest and a settlement have their own warnings', () => {
  expect(comparisonOf('5').warnings).toContain(
    'Pay $277.58 more a month to clear it before 1 July, or $85.49 of interest is added.',
  )
  expect(comparisonOf('4').warnings).toContain(
    'Get the settlement in writing: what is forgiven may count as income for taxes.',
  )
})

test('a new card whose limit is below what it would owe says so', () => {
  expect(comparisonOf('1', { credit_limit: 900 }).warnings).toContain(
    'The new debt of $1,000.00 is above its credit limit of $900.00.',
  )
  expect(comparisonOf('1', { credit_limit: 1000 }).warnings.join()).not.toContain('credit limit')
})

test('a debt that the offer pays only in part stays with the rest', () => {
  const part = comparisonOf('7')
  expect(part.owed).toBe(500)
  expect(part.plan.total_paid).toBe(1032.26)
})

test('an offer that ends debts which never end is better without an amount', () => {
  const { inputs, offer } = byHand('1')
  const [card] = inputs.liabilities
  if (!card) throw new Error('No card')
  const endless = { ...inputs, liabilities: [{ ...card, installment_amount: 10, installments_total: 5200 }] }
  const poor = { ...endless, budget: { kind: 'amount' as const, amount: 15 } }
  const { comparison } = answerTo({ inputs: poor, offer: { ...offer, installments_total: 100 } })
  expect(comparison).toMatchObject({ verdict: 'better', saved: null, ahead_from: null })
  expect(comparison?.text).toContain('your debts get paid off; without it they never are')
})

test.each<[string, Partial<OfferFields>, string]>([
  ['a debt that is gone', { replaces: [{ id: 'gone' }] }, 'already paid off'],
  [
    'more than is owed',
    { replaces: [{ id: '0c000000-0000-4000-8000-000000000001', amount: 1001 }] },
    'more than is owed',
  ],
  ['a settlement above what is owed', { settled_for: 1001 }, 'cannot be more than what is owed'],
  ['a due date that has passed', { due_date: '2026-03-09' }, 'The first due date has passed.'],
  ['an instalment below the interest', { interest_rate: 24, installment_amount: 10 }, 'never pay this off'],
])('an offer with %s says why it cannot be accepted', (_, changes, message) => {
  const { comparison, problem } = answerTo(byHand('1', changes))
  expect(comparison).toBeNull()
  expect(problem).toContain(message)
})

// credit-land.com/faqs/balance-5000-credit-card-zero-balance-transfer-offers-2091.html. It does not say the rate; at
// 13%, paying $5,000 off in a year costs its $359 of interest.
test('a published balance transfer of $5,000 saves $209: $359 of interest less a fee of 3%', () => {
  const { inputs, offer } = byHand('1')
  const [card] = inputs.liabilities
  if (!card) throw new Error('No card')
  const terms = { installment_amount: 446.59, installments_total: 12, interest_rate: 13 }
  const owing = { ...inputs, liabilities: [{ ...card, ...terms, remaining_amount: 5000 }] }
  const transfer = { ...offer, interest_rate: 0, installments_total: 12, fee_percent: 3 }
  const { comparison } = answerTo({ inputs: owing, offer: transfer })
  expect(comparison).toMatchObject({ fee: 150, owed: 5150, only_due: { interest: 0, total_paid: 5150 } })
  expect(Math.round(comparison?.saved_if_only_due ?? 0)).toBe(209)
})
