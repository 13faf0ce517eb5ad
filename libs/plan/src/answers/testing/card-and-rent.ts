import type { PlanInputs } from '@solvent/contracts'

const debt = {
  installments_paid: 0,
  credit: 0,
  frequency: 'monthly' as const,
}

/**
 * 1,750.00 a month for a card with 229.15 due on 30 November and a rent of 1,000.00 on the 1st; 1,800.00 in the
 * accounts, and pay on the 28th. The plan pays 229.15 today and 1,520.85 on 28 November.
 */
export const cardAndRent: PlanInputs = {
  today: '2026-11-24',
  monthly_income: 2500,
  paid_this_month: 0,
  pay: { kind: 'monthly', day: 28 },
  liquid_assets: 1800,
  expected: [],
  liabilities: [
    {
      ...debt,
      id: 'card',
      liability_type: 'Card',
      description: '',
      remaining_amount: 6000,
      installment_amount: 229.15,
      installments_total: 36,
      due_date: '2026-11-30',
      interest_rate: 22,
      priority_score: 50,
    },
    {
      ...debt,
      id: 'rent',
      liability_type: 'Rent',
      description: 'Flat',
      remaining_amount: 12_000,
      installment_amount: 1000,
      installments_total: 12,
      due_date: '2026-12-01',
      interest_rate: 0,
      priority_score: 95,
    },
  ],
}
