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

export const INCOME_CATEGORIES = ['Salary', 'Refund', 'Gift', 'Interest', 'Sale', 'Other'] as const
export type IncomeCategory = (typeof INCOME_CATEGORIES)[number]
