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

/** The entries that have a category. */
export type CategoryKind = 'expense' | 'income'

/** The built-in categories of each kind of entry. */
export const BUILT_IN_CATEGORIES: Readonly<Record<CategoryKind, readonly string[]>> = {
  expense: EXPENSE_CATEGORIES,
  income: INCOME_CATEGORIES,
}
