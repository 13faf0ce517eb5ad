import type { OwnCategory } from '@solvent/contracts'
import { allLimits, type LimitRow } from '../../../storage/tables/limits-table'
import { ownCategories } from '../../../storage/tables/own-categories-table'
import type { BooksView } from '../books'
import { withParts } from './category-names'

/** A limit with the categories that count for it: its own and the parts of it. */
export interface Limit extends LimitRow {
  categories: readonly string[]
}

/** The limits of the person. */
export async function limitsOf(books: BooksView): Promise<Limit[]> {
  const [limits, own] = await Promise.all([allLimits(books), ownCategories(books)])
  return withCategories(limits, own)
}

export function withCategories(limits: readonly LimitRow[], own: readonly OwnCategory[]): Limit[] {
  return limits.map((limit) => ({ ...limit, categories: withParts(limit.category, own) }))
}

/** The limits that are not inside the limit of another category. */
export function outermost(limits: readonly Limit[]): Limit[] {
  return limits.filter(
    (limit) => !limits.some((other) => other !== limit && other.categories.includes(limit.category)),
  )
}
