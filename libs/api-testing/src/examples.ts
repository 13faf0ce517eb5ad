import type {
  addAsset,
  addLiability,
  addRecurring,
  addTentativeAsset,
  BodyOf,
  correctEntry,
  OfferFields,
  updateLiability,
} from '@solvent/contracts'

export function cash(
  value: number,
  overrides: Partial<BodyOf<typeof addAsset>> = {},
): BodyOf<typeof addAsset> {
  return { asset_type: 'Cash', asset_value: value, date_received: '2026-01-15', ...overrides }
}

export function bonus(
  overrides: Partial<BodyOf<typeof addTentativeAsset>> = {},
): BodyOf<typeof addTentativeAsset> {
  return { asset_type: 'Bonus', asset_amount: 500.5, expected_date: '2026-04-01', ...overrides }
}

export function carLoan(overrides: Partial<BodyOf<typeof addLiability>> = {}): BodyOf<typeof addLiability> {
  return {
    liability_type: 'Car Loan',
    liability_amount: 1200,
    installments_total: 12,
    frequency: 'monthly',
    due_date: '2026-03-31',
    priority_score: 50,
    interest_rate: 0,
    ...overrides,
  }
}

/** New terms for a liability: those of the car loan, except for the overrides. */
export function newTerms(
  total: number,
  overrides: Partial<BodyOf<typeof addLiability>> = {},
): BodyOf<typeof updateLiability> {
  const { liability_amount: _, installments_total = 12, ...terms } = carLoan(overrides)
  return { ...terms, installments_total, total_amount: total }
}

/** A loan at 12% in place of a debt, with a fee of 1%. */
export function offerFor(debtId: string, changes: Partial<OfferFields> = {}): OfferFields {
  return {
    name: 'City Bank',
    replaces: [{ id: debtId }],
    fee_percent: 1,
    fee_at_least: 0,
    charges: 0,
    liability_type: 'Personal Loan',
    interest_rate: 12,
    frequency: 'monthly',
    due_date: '2026-04-10',
    installments_total: 12,
    ...changes,
  }
}

/** A bill of 100.00 a month from Cash, on the 20th. */
export const rent: Extract<BodyOf<typeof addRecurring>, { kind: 'expense' }> = {
  kind: 'expense',
  name: 'Rent',
  amount: 100,
  account: 'Cash',
  category: 'Housing',
  unit: 'month',
  every: 1,
  starts_on: '2026-03-20',
  ends_on: null,
  automatic: true,
}

/** A PNG picture of one pixel, in base64. */
export const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Valid values of an expense that replaces another one. */
export const correction: BodyOf<typeof correctEntry> = {
  kind: 'expense',
  amount: 1,
  occurred_on: '2026-03-10',
  account: 'Cash',
  category: 'Gifts',
}
