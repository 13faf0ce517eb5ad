export { amountsIn } from './amounts'
export {
  EXPENSE_CATEGORIES,
  type ExpenseCategory,
  INCOME_CATEGORIES,
  type IncomeCategory,
} from './categories'
export { datesIn } from './dates'
export { isDoubtful } from './doubt'
export { namesIn } from './names'
export type { QuickEntry, QuickEntryContext } from './quick-entry'
export { readQuickEntry } from './read-quick-entry'
