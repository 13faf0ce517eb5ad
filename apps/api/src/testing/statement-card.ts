import { carLoan, cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import { addAsset, addLiability, type LenderTerms, type Liability } from '@solvent/contracts'
import type { Setting } from './setting'

/**
 * 3% of what is owed, at least 15.00, by statements on the last day of the month before each due date on the 20th.
 * Months of 30 days make 0.05% a day at 18%.
 */
export const statementTerms: LenderTerms = {
  day_count: '30_360',
  minimum: { percent: 3, at_least: 15, plus_interest: false },
  statement_days: 20,
}

/** A card with 2,000.00 owed at 18%, as its bank describes it: without a number of installments. */
const { installments_total: _, ...card } = carLoan({
  liability_type: 'Credit Card',
  description: 'Visa',
  liability_amount: 2000,
  interest_rate: 18,
  due_date: '2026-03-20',
  lender_terms: statementTerms,
})

export { card as statementCard }

/** A person with money and such a card. */
export async function cardholder(
  setting: Setting,
  overrides: Partial<typeof card> = {},
): Promise<[Person, Liability]> {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(9000) })
  return [person, await person.answer(addLiability, { body: { ...card, ...overrides } })]
}
