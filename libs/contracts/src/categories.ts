/** What money was spent on. */
export const EXPENSE_CATEGORIES = [
  'Groceries',
  'Eating out',
  'Transport',
  'Housing',
  'Utilities',
  'Health',
  'Leisure',
  'Shopping',
  'Education',
  'Travel',
  'Gifts',
  'Fees',
  'Other',
] as const
export type ExpenseCategory = (typeof EXPENSE_CATEGORIES)[number]

/** Where money came from. */
export const INCOME_CATEGORIES = ['Salary', 'Refund', 'Gift', 'Interest', 'Sale', 'Other'] as const
export type IncomeCategory = (typeof INCOME_CATEGORIES)[number]

/** Every category an entry can have. */
export const CATEGORIES = [
  ...EXPENSE_CATEGORIES,
  ...INCOME_CATEGORIES.filter((category) => category !== 'Other'),
] as const
export type Category = (typeof CATEGORIES)[number]
