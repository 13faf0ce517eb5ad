import type { addAsset, addLiability, BodyOf } from '@solvent/contracts'

export function cash(value: number, more: Partial<BodyOf<typeof addAsset>> = {}): BodyOf<typeof addAsset> {
  return { asset_type: 'Cash', asset_value: value, date_received: '2026-01-15', ...more }
}

export function carLoan(more: Partial<BodyOf<typeof addLiability>> = {}): BodyOf<typeof addLiability> {
  return {
    liability_type: 'Car Loan',
    liability_amount: 1200,
    installments_total: 12,
    frequency: 'monthly',
    due_date: '2026-03-31',
    priority_score: 50,
    interest_rate: 0,
    ...more,
  }
}
