/** A recurring bill of a person: 110.00 from Cash on the 20th of each month, recorded without asking. */
export const rent = {
  kind: 'expense',
  name: 'Rent',
  amount: 110,
  account: 'Cash',
  to_account: null,
  category: 'Housing',
  unit: 'month',
  every: 1,
  starts_on: '2026-01-20',
  ends_on: null,
  automatic: true,
  next_on: '2026-03-20',
  liability: null,
} as const

/** Its occurrence of the person's day, which waits for an answer. */
export function dueRent(today: string) {
  const { kind, name, amount, account, to_account, category } = rent
  const money = { kind, name, amount, account, to_account, category }
  return { ...money, due_on: today, on: today, is_due: true, problem: null }
}
