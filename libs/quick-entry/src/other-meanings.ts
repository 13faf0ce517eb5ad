import type { ExpenseCategory } from '@solvent/contracts'
import { categoryOf } from './category'
import { EXPENSE_WORDS } from './category-words'
import type { Figure } from './figures'
import { isMoneyLike } from './money-figure'
import { fold, setOf, wordsOf } from './words'

const MEALS = setOf('lunch dinner breakfast brunch supper')
const LINES = setOf('bus tram metro subway train flight')
/** Categories whose items are not usually counted. */
const UNCOUNTED: ReadonlySet<ExpenseCategory> = new Set([
  'Transport',
  'Housing',
  'Utilities',
  'Health',
  'Fees',
])

/** Whether the number may be a quantity, as in `12 eggs`. */
export function isQuantity(figure: Figure): boolean {
  return !isMoneyLike(figure)
}

/** Whether the number may be a number of people, as in `lunch for 4`. */
export function isPeople(figure: Figure): boolean {
  return !isMoneyLike(figure) && Number(figure.decimals[0]) <= 20
}

/** Whether the number may be people, as in `12 for lunch`, or a planned sum, as in `1200 for a laptop`. */
export function isPeopleOrPlan(figure: Figure, purpose: string): boolean {
  if (isMoneyLike(figure)) return false
  return Number(figure.decimals[0]) >= 1000 || foldedWords(purpose).some((word) => MEALS.has(word))
}

/** Whether the number may be a time, a line or a count, as in `lunch 12`, `bus 42`, `eggs 6` or `book 2`. */
export function isTimeOrCount(figure: Figure, purpose: string): boolean {
  if (isMoneyLike(figure)) return false
  const words = foldedWords(purpose)
  if (words.some((word) => LINES.has(word))) return true
  const value = Number(figure.decimals[0])
  if (words.some((word) => MEALS.has(word))) return value <= 24
  return value <= 12 && !UNCOUNTED.has(categoryOf(purpose, EXPENSE_WORDS) ?? 'Other')
}

function foldedWords(purpose: string): string[] {
  return wordsOf(purpose).map(({ text }) => fold(text))
}
