import type { CategoryKind } from '@solvent/contracts'
import { toMinor } from '@solvent/money'
import { moneyFor } from '../account/profile'
import { invalidField } from '../invalid-field'
import type { Books, CashFlow, NewEntry } from './books'
import { requireCategory } from './categories/category-names'
import { total } from './totals'

/**
 * The day, the note and the categories of an entry that changes balances by an amount.
 *
 * @param sign that of the change
 * @throws DomainError `invalid_request` for an unknown category, or parts that do not add up to the amount
 */
export async function purposeOf(
  books: Books,
  kind: CategoryKind,
  { amount, occurred_on: occurredOn, note = '', category, parts }: CashFlow,
  sign: 1n | -1n = 1n,
): Promise<Pick<NewEntry, 'occurredOn' | 'note' | 'category' | 'parts'>> {
  if (category !== undefined) await requireCategory(books, kind, category)
  if (!parts) return { occurredOn, note, category }
  const sum = total(parts.map((part) => toMinor(part.amount)))
  if (sum !== toMinor(amount)) {
    const money = await moneyFor(books)
    const message = `The categories add up to ${money(sum)}, not ${money(toMinor(amount))}.`
    throw invalidField('parts', message)
  }
  for (const [index, part] of parts.entries()) {
    await requireCategory(books, kind, part.category, `parts.${index}.category`)
  }
  return {
    occurredOn,
    note,
    category: parts[0]?.category,
    parts: parts.map((part) => ({ category: part.category, change: sign * toMinor(part.amount) })),
  }
}
