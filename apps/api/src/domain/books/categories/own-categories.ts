import {
  type addCategory as addCategoryContract,
  type BodyOf,
  type changeCategory as changeCategoryContract,
  MAX_OWN_CATEGORIES,
  type mergeCategory as mergeCategoryContract,
  type OwnCategory,
} from '@solvent/contracts'
import { v7 as newId } from 'uuid'
import { moveToCategory, renameInCategories } from '../../../storage/tables/category-names'
import { deleteLimit } from '../../../storage/tables/limits-table'
import {
  deleteCategory,
  insertCategory,
  ownCategories,
  updateCategory,
} from '../../../storage/tables/own-categories-table'
import { DomainError } from '../../domain-error'
import { invalidField } from '../../invalid-field'
import type { Services } from '../../services'
import { readBooks, withBooks } from '../with-books'
import { isNameTaken, namesOf, unknownCategory } from './category-names'

const FULL = `You can have ${MAX_OWN_CATEGORIES} categories of your own. Merge some of them first.`
const ITSELF = 'must be another category'

/** By name. */
export function listCategories(services: Services, userId: string): Promise<OwnCategory[]> {
  return readBooks(services, userId, ownCategories)
}

/** @throws DomainError `invalid_request` for a taken name, a parent that cannot be one, or too many categories */
export function addCategory(
  services: Services,
  userId: string,
  fields: BodyOf<typeof addCategoryContract>,
): Promise<OwnCategory> {
  return withBooks(services, userId, async (books) => {
    const own = await ownCategories(books)
    if (own.length >= MAX_OWN_CATEGORIES) throw invalidField('name', FULL)
    const category = { id: newId(), ...fields }
    requireFreeName(category, own)
    requireParent(category, own)
    // Another request may add the same name at the same time.
    if (!(await insertCategory(books, category))) throw takenName(category.name)
    return category
  })
}

/**
 * Changes a category. A new name applies to everything that has the old one.
 *
 * @throws DomainError `not_found`, `invalid_request` as `addCategory` does
 */
export function changeCategory(
  services: Services,
  userId: string,
  id: string,
  fields: BodyOf<typeof changeCategoryContract>,
): Promise<OwnCategory> {
  return withBooks(services, userId, async (books) => {
    const own = await ownCategories(books)
    const before = own.find((one) => one.id === id)
    if (!before) throw new DomainError('not_found')
    const category = { ...before, ...fields }
    const others = own.filter((one) => one.id !== id)
    requireFreeName(category, others)
    // Its own parts must not become parts of parts.
    const hasParts = others.some(({ parent }) => parent === before.name)
    if (hasParts && category.parent !== null)
      throw invalidField(
        'parent',
        `${before.name} has parts itself, so it cannot be part of another category.`,
      )
    requireParent(category, others)
    if (!(await updateCategory(books, category))) throw takenName(category.name)
    if (category.name !== before.name) {
      const names = { kind: before.kind, from: before.name, to: category.name }
      await moveToCategory(books, names)
      await renameInCategories(books, names)
    }
    return category
  })
}

/**
 * Moves everything of a category to another. One of the person's own is deleted, with its limit; its parts become parts
 * of the other category, or of its parent.
 *
 * @throws DomainError `invalid_request` for an unknown category, one of the other kind, or the same one twice
 */
export function mergeCategory(
  services: Services,
  userId: string,
  { kind, category: from, into: to }: BodyOf<typeof mergeCategoryContract>,
): Promise<void> {
  return withBooks(services, userId, async (books) => {
    const own = await ownCategories(books)
    const names = namesOf(kind, own)
    if (!names.includes(from)) throw unknownCategory('category', names)
    if (!names.includes(to)) throw unknownCategory('into', names)
    if (from === to) throw invalidField('into', ITSELF)
    await moveToCategory(books, { kind, from, to })
    const merged = own.find(({ name }) => name === from)
    if (!merged) return
    await deleteLimit(books, from)
    await deleteCategory(books, merged.id)
    const above = own.find(({ name }) => name === to)?.parent ?? null
    const newParent = above === null || above === from ? to : above
    for (const part of own.filter(({ parent }) => parent === from)) {
      await updateCategory(books, { ...part, parent: part.name === to ? null : newParent })
    }
  })
}

function requireFreeName({ name }: OwnCategory, others: readonly OwnCategory[]): void {
  const names = others.map((other) => other.name)
  if (isNameTaken(name, names)) throw takenName(name)
}

function takenName(name: string): DomainError {
  return invalidField('name', `You already have a category called ${name}.`)
}

function requireParent({ kind, name, parent }: OwnCategory, others: readonly OwnCategory[]): void {
  if (parent === null) return
  const parents = namesOf(
    kind,
    others.filter((one) => one.parent === null),
  )
  if (parent === name) throw invalidField('parent', ITSELF)
  if (!parents.includes(parent)) throw unknownCategory('parent', parents)
}
