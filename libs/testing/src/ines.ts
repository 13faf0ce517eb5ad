import { maya, type PastEntry, type Person } from './people'

const january: readonly PastEntry[] = [
  { kind: 'opening', occurred_on: '2026-01-02', author: 'screen', changes: [['Cash', 500]] },
  { kind: 'opening', occurred_on: '2026-01-02', author: 'screen', changes: [['Rainy days', 2000]] },
  {
    kind: 'opening',
    occurred_on: '2026-01-02',
    author: 'screen',
    note: '1 of 24 installments paid before, $6,000.00 of $6,200.00 still owed',
    changes: [['Little van', 6000]],
  },
  { kind: 'opening', occurred_on: '2026-01-05', author: 'screen', changes: [['Blue card', 900]] },
  {
    kind: 'income',
    occurred_on: '2026-01-28',
    author: 'screen',
    note: 'January wages',
    category: 'Salary',
    changes: [['Cash', 3000]],
  },
  {
    kind: 'expense',
    occurred_on: '2026-01-30',
    author: 'screen',
    note: 'Rent',
    category: 'Housing',
    changes: [['Cash', -820]],
  },
  { kind: 'interest', occurred_on: '2026-01-31', author: 'interest', changes: [['Blue card', 15]] },
  {
    kind: 'payment',
    occurred_on: '2026-01-31',
    author: 'screen',
    plan: 'avalanche',
    payment: { payment_type: 'installment', principal: 100, interest: 15 },
    changes: [
      ['Cash', -115],
      ['Blue card', -115],
    ],
  },
]

const february: readonly PastEntry[] = [
  {
    kind: 'expense',
    occurred_on: '2026-02-03',
    author: 'assistant',
    note: 'Market',
    category: 'Groceries',
    changes: [['Cash', -64.2]],
  },
  {
    kind: 'trade',
    occurred_on: '2026-02-14',
    author: 'screen',
    note: 'Bought 3 ACME',
    trade: { side: 'buy', symbol: 'ACME', quantity: '3', price: 50 },
    changes: [
      ['Cash', -150],
      ['ACME', 150],
    ],
  },
  { kind: 'received', occurred_on: '2026-02-20', author: 'screen', changes: [['Tax refund', 240]] },
  { kind: 'interest', occurred_on: '2026-02-28', author: 'interest', changes: [['Blue card', 12.6]] },
  {
    kind: 'payment',
    occurred_on: '2026-02-28',
    author: 'screen',
    plan: 'snowball',
    payment: { payment_type: 'installment', principal: 100, interest: 12.6 },
    changes: [
      ['Cash', -112.6],
      ['Blue card', -112.6],
    ],
  },
]

const march: readonly PastEntry[] = [
  {
    kind: 'expense',
    occurred_on: '2026-03-01',
    author: 'import',
    note: 'Lunch',
    category: 'Eating out',
    changes: [['Cash', -18.5]],
    undone: true,
  },
  {
    kind: 'expense',
    occurred_on: '2026-03-08',
    author: 'screen',
    note: 'Market',
    category: 'Groceries',
    changes: [['Cash', -32.75]],
  },
  {
    kind: 'income',
    occurred_on: '2026-03-09',
    author: 'assistant',
    note: 'Shoes sent back',
    category: 'Refund',
    changes: [['Cash', 45]],
  },
  { kind: 'interest', occurred_on: '2026-03-10', author: 'interest', changes: [['Little van', 20]] },
  {
    kind: 'payment',
    occurred_on: '2026-03-10',
    author: 'screen',
    plan: 'avalanche',
    payment: { payment_type: 'partial', principal: 230, interest: 20 },
    changes: [
      ['Cash', -250],
      ['Little van', -250],
    ],
  },
]

/** Ines has recorded everything since January: her income and expenses, payments to two debts, and a few shares. */
export const ines: Person = {
  ...maya,
  user_id: '0a000000-0000-4000-8000-000000000004',
  username: 'ines',
  name: 'Ines Duarte',
  email: 'ines@example.com',
  monthly_income: 3000,
  expected: [],
  assets: [
    { asset_type: 'Cash', asset_value: 2000.45, date_received: '2026-01-02' },
    {
      asset_type: 'Savings Account',
      asset_value: 2000,
      date_received: '2026-01-02',
      asset_description: 'Rainy days',
    },
    {
      asset_type: 'Stock Portfolio',
      asset_value: 150,
      date_received: '2026-02-14',
      asset_description: 'ACME',
      is_liquid: false,
    },
    { asset_type: 'Cash', asset_value: 240, date_received: '2026-02-20', asset_description: 'Tax refund' },
  ],
  liabilities: [
    {
      liability_type: 'Car Loan',
      liability_amount: 6200,
      installments_total: 24,
      installments_paid: 1,
      remaining_amount: 5770,
      frequency: 'monthly',
      due_date: '2026-02-10',
      priority_score: 60,
      interest_rate: 4,
      description: 'Little van',
      paid: 0,
    },
    {
      liability_type: 'Credit Card',
      liability_amount: 900,
      installments_total: 9,
      installments_paid: 2,
      remaining_amount: 700,
      frequency: 'monthly',
      due_date: '2026-01-31',
      priority_score: 80,
      interest_rate: 20,
      description: 'Blue card',
      paid: 0,
    },
  ],
  journal: [...january, ...february, ...march],
}
