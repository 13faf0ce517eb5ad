import * as z from 'zod/mini'
import { assistantActions } from './assistant-actions'
import { positiveAmount } from './fields'
import { categoryName } from './own-categories'

/** The most categories that an expense can be split over. */
export const MAX_PARTS = 10

const parts = z
  .array(z.strictObject({ category: categoryName, amount: positiveAmount }))
  .check(
    z.minLength(2, 'must be at least two categories'),
    z.maxLength(MAX_PARTS, `must be at most ${MAX_PARTS} categories`),
  )

/** The fields of an expense or refund, which has either one category or parts. */
const fields = z.extend(assistantActions.record_expense, {
  category: z.optional(categoryName),
  /** The categories that it is split over. They add up to the amount. */
  parts: z.optional(parts),
})
export type SpendingFields = z.infer<typeof fields>

const hasCategory = z.refine<SpendingFields>(({ category, parts }) => (category ?? parts) !== undefined, {
  error: 'is required',
  path: ['category'],
})
const hasOneOfBoth = z.refine<SpendingFields>(({ category, parts }) => !(category && parts), {
  error: 'cannot be given together with a category',
  path: ['parts'],
})

export const spending = fields.check(hasCategory, hasOneOfBoth)
export const correctedExpense = z
  .extend(fields, { kind: z.literal('expense') })
  .check(hasCategory, hasOneOfBoth)
export const correctedRefund = z
  .extend(fields, { kind: z.literal('refund') })
  .check(hasCategory, hasOneOfBoth)
