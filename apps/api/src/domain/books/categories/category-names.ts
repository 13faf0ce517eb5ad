import { BUILT_IN_CATEGORIES, type CategoryKind, type OwnCategory } from '@solvent/contracts'
import type { UserTransaction } from '../../../storage/database'
import { ownCategories } from '../../../storage/tables/own-categories-table'
import type { DomainError } from '../../domain-error'
import { invalidField } from '../../invalid-field'

/** The built-in categories of a kind and the person's own. */
export function namesOf(kind: CategoryKind, own: readonly OwnCategory[]): string[] {
  return [...BUILT_IN_CATEGORIES[kind], ...own.filter((one) => one.kind === kind).map(({ name }) => name)]
}

/** Whether a built-in category, or one of these, has the name without regard to case. */
export function isNameTaken(name: string, own: Iterable<string>): boolean {
  const taken = [...Object.values(BUILT_IN_CATEGORIES).flat(), ...own]
  return taken.some((one) => one.toLowerCase() === name.toLowerCase())
}

/** A category and those that are a part of it. */
export function withParts(name: string, own: readonly OwnCategory[]): string[] {
  return [name, ...own.filter(({ parent }) => parent === name).map((part) => part.name)]
}

/**
 * Refuses a category that entries of a kind cannot have.
 *
 * @throws DomainError `invalid_request` for the field
 */
export async function requireCategory(
  tx: UserTransaction,
  kind: CategoryKind,
  name: string,
  field = 'category',
): Promise<void> {
  // Most entries have a built-in category, and those need no query.
  if (BUILT_IN_CATEGORIES[kind].includes(name)) return
  const names = namesOf(kind, await ownCategories(tx))
  if (!names.includes(name)) throw unknownCategory(field, names)
}

/** The refusal of a category that is none of these. */
export function unknownCategory(field: string, names: readonly string[]): DomainError {
  return invalidField(field, `must be one of ${names.join(', ')}`)
}
