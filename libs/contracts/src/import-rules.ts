import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { done, id, idParams, must, positiveAmount, requiredText } from './fields'
import { categoryName } from './own-categories'

/** The most rules per person. */
export const MAX_IMPORT_RULES = 500

const ruleFields = {
  /** Part of the other party or of the bank's text; case and accents do not matter. */
  text: requiredText(100),
  /** The asset or card of the file; null for all. */
  account_id: z._default(z.nullable(id), null),
  /** The amount without its sign, both inclusive; null for any. */
  min_amount: z._default(z.nullable(positiveAmount), null),
  max_amount: z._default(z.nullable(positiveAmount), null),
  direction: z.enum(['out', 'in'], must('out or in')),
  /** What to record: the category of money in or out, or the debt that money out pays. */
  category: z._default(z.nullable(categoryName), null),
  debt_id: z._default(z.nullable(id), null),
  /** What to call it; null for what the bank calls it. */
  name: z._default(z.nullable(requiredText(120)), null),
}

const fields = z.strictObject(ruleFields)
export type RuleFields = z.infer<typeof fields>

const ruleBody = fields.check(
  z.refine(({ category, debt_id }) => (category === null) !== (debt_id === null), {
    error: 'choose a category or a debt',
    path: ['category'],
  }),
  z.refine(({ direction, debt_id }) => direction === 'out' || debt_id === null, {
    error: 'must be a category for money in',
    path: ['debt_id'],
  }),
  z.refine(({ min_amount: min, max_amount: max }) => min === null || max === null || min <= max, {
    error: 'must not be less than the lowest amount',
    path: ['max_amount'],
  }),
)

export const importRule = z.strictObject({ id, ...ruleFields })
export type ImportRule = z.infer<typeof importRule>

/** In their order: the first one that fits a line applies. */
export const listImportRules = endpoint({
  name: 'listImportRules',
  method: 'GET',
  path: '/api/import-rules',
  access: 'read',
  area: 'dashboard',
  response: z.strictObject({ rules: z.array(importRule) }),
})

/** Adds a rule before all others. */
export const addImportRule = endpoint({
  name: 'addImportRule',
  method: 'POST',
  path: '/api/import-rules',
  access: 'manage',
  body: ruleBody,
  response: importRule,
  saves: 'users',
})

export const changeImportRule = endpoint({
  name: 'changeImportRule',
  method: 'PUT',
  path: '/api/import-rules/{id}',
  access: 'manage',
  params: idParams,
  body: ruleBody,
  response: importRule,
  saves: 'users',
})

export const deleteImportRule = endpoint({
  name: 'deleteImportRule',
  method: 'DELETE',
  path: '/api/import-rules/{id}',
  access: 'manage',
  params: idParams,
  response: done,
  saves: 'users',
})

/** Moves a rule before another, or behind all. */
export const moveImportRule = endpoint({
  name: 'moveImportRule',
  method: 'POST',
  path: '/api/import-rules/{id}/move',
  access: 'manage',
  params: idParams,
  body: z.strictObject({ before: z.nullable(id) }),
  response: done,
  saves: 'users',
})

/** Which imported entries a rule would have applied to, newest first; it changes none of them. */
export const tryImportRule = endpoint({
  name: 'tryImportRule',
  method: 'POST',
  path: '/api/import-rules/try',
  access: 'read',
  body: ruleBody,
  response: z.strictObject({
    count: z.number(),
    /** At most 20. */
    entries: z.array(
      z.strictObject({
        id,
        occurred_on: z.string(),
        counterparty: z.string(),
        text: z.string(),
        amount: z.number(),
        category: z.nullable(z.string()),
      }),
    ),
  }),
})
