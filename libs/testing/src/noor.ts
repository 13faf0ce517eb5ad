import { maya, type Person } from './people'

const DEBT = { frequency: 'monthly', interest_rate: 0, paid: 0 } as const

/** Noor's rent and tuition begin next month, and her card would take all that is left this month. */
export const noor: Person = {
  ...maya,
  user_id: '0a000000-0000-4000-8000-000000000003',
  username: 'noor',
  name: 'Noor Haddad',
  email: 'noor@example.com',
  monthly_income: 2000,
  expected: [],
  liabilities: [
    {
      ...DEBT,
      liability_type: 'Rent',
      liability_amount: 12_000,
      installments_total: 12,
      due_date: '2026-04-01',
      priority_score: 95,
    },
    {
      ...DEBT,
      liability_type: 'Tuition',
      liability_amount: 1200,
      installments_total: 1,
      due_date: '2026-04-20',
      priority_score: 80,
    },
    {
      ...DEBT,
      liability_type: 'Credit Card',
      liability_amount: 6000,
      installments_total: 36,
      due_date: '2026-03-25',
      priority_score: 50,
      interest_rate: 22,
    },
  ],
}
