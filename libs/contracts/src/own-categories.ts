import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { done, id, idParams, must, requiredText, wholeNumber } from './fields'

/** The maximum number of own categories per person. */
export const MAX_OWN_CATEGORIES = 100

/** Each icon is that of the built-in category or type with this name. */
export const CATEGORY_ICONS = [
  'Tag',
  'Groceries',
  'Eating out',
  'Transport',
  'Vehicle',
  'Travel',
  'Housing',
  'Rent',
  'Utilities',
  'Insurance',
  'Health',
  'Leisure',
  'Shopping',
  'Education',
  'Gifts',
  'Fees',
  'Subscription',
  'Credit Card',
  'Cash',
  'Savings Account',
  'Checking Account',
  'Investment Account',
] as const

/** The name of a built-in category or of the person's own. */
export const categoryName = requiredText(40)
export const categoryKind = z.enum(['expense', 'income'], must('expense or income'))

const fields = {
  name: categoryName,
  /** One of six hues, which tell categories apart and mean nothing else. */
  hue: wholeNumber(1, 6),
  icon: z.enum(CATEGORY_ICONS, must(`one of ${CATEGORY_ICONS.join(', ')}`)),
  /** The category of the same kind that it is a part of, which has no parent itself; null for none. */
  parent: z._default(z.nullable(categoryName), null),
}

export const ownCategory = z.strictObject({ id, kind: categoryKind, ...fields })
export type OwnCategory = z.infer<typeof ownCategory>

/** By name. The built-in categories are not listed. */
export const listCategories = endpoint({
  name: 'listCategories',
  method: 'GET',
  path: '/api/categories',
  access: 'read',
  area: 'dashboard',
  response: z.strictObject({ categories: z.array(ownCategory) }),
})

export const addCategory = endpoint({
  name: 'addCategory',
  method: 'POST',
  path: '/api/categories',
  access: 'manage',
  body: z.strictObject({ kind: categoryKind, ...fields }),
  response: ownCategory,
  saves: 'plan',
})

/** A new name applies to past entries, too, and to recurring entries, limits and learned words. */
export const changeCategory = endpoint({
  name: 'changeCategory',
  method: 'PUT',
  path: '/api/categories/{id}',
  access: 'manage',
  params: idParams,
  body: z.strictObject(fields),
  response: ownCategory,
  saves: 'plan',
})

/**
 * Moves all entries of one category to another of the same kind, and recurring entries and learned words with them. If
 * it is one of the person's own, it is then deleted, with its limit.
 */
export const mergeCategory = endpoint({
  name: 'mergeCategory',
  method: 'POST',
  path: '/api/categories/merge',
  access: 'manage',
  body: z.strictObject({ kind: categoryKind, category: categoryName, into: categoryName }),
  response: done,
  saves: 'plan',
})
