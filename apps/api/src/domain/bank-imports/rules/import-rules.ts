import {
  type ImportRule,
  MAX_IMPORT_RULES,
  type ResponseOf,
  type RuleFields,
  type tryImportRule,
} from '@solvent/contracts'
import { fromMinor, toMinor } from '@solvent/money'
import { v7 as newId } from 'uuid'
import type { UserTransaction } from '../../../storage/database'
import { importedEntries } from '../../../storage/tables/bank-lines-table'
import {
  deleteImportRule,
  type ImportRuleRow,
  importRules,
  insertImportRule,
  orderImportRules,
  updateImportRule,
} from '../../../storage/tables/import-rules-table'
import { liabilitiesById } from '../../../storage/tables/liabilities-table'
import { requireCategory } from '../../books/categories/category-names'
import { DomainError } from '../../domain-error'
import { invalidField } from '../../invalid-field'
import type { Services } from '../../services'
import { ruleFinder } from './rule-finder'

const FULL = `You can have ${MAX_IMPORT_RULES} rules. Delete some of them first.`
const MAX_EXAMPLES = 20

/** In their order. */
export async function listRules({ db }: Services, userId: string): Promise<ImportRule[]> {
  return (await db.asReader(userId, importRules)).map(toRule)
}

/**
 * Adds a rule before all others.
 *
 * @throws DomainError `invalid_request` for an unknown category or debt, or too many rules
 */
export function addRule({ db }: Services, userId: string, fields: RuleFields): Promise<ImportRule> {
  return db.asUser(userId, async (tx) => {
    await requireTarget(tx, fields)
    if ((await importRules(tx)).length >= MAX_IMPORT_RULES) throw invalidField('text', FULL)
    const row = toRow(newId(), fields)
    await insertImportRule(tx, row)
    return toRule(row)
  })
}

/** @throws DomainError `not_found`, `invalid_request` for an unknown category or debt */
export function changeRule(
  { db }: Services,
  userId: string,
  { id, fields }: { id: string; fields: RuleFields },
): Promise<ImportRule> {
  return db.asUser(userId, async (tx) => {
    await requireTarget(tx, fields)
    const row = toRow(id, fields)
    if (!(await updateImportRule(tx, row))) throw new DomainError('not_found')
    return toRule(row)
  })
}

/** @throws DomainError `not_found` */
export async function deleteRule({ db }: Services, userId: string, id: string): Promise<void> {
  const isDeleted = await db.asUser(userId, (tx) => deleteImportRule(tx, id))
  if (!isDeleted) throw new DomainError('not_found')
}

/** Moves a rule before another one, or behind all. @throws DomainError `not_found` if one of them does not exist */
export async function moveRule(
  { db }: Services,
  userId: string,
  { id, before }: { id: string; before: string | null },
): Promise<void> {
  await db.asUser(userId, async (tx) => {
    const ids = (await importRules(tx)).map((rule) => rule.id)
    const others = ids.filter((one) => one !== id)
    const place = before === null ? others.length : others.indexOf(before)
    if (!ids.includes(id) || place === -1) throw new DomainError('not_found')
    await orderImportRules(tx, others.toSpliced(place, 0, id))
  })
}

/**
 * The imported entries that a rule would have applied to, newest first.
 *
 * @throws DomainError `invalid_request` for an unknown category or debt
 */
export function tryRule(
  { db }: Services,
  userId: string,
  fields: RuleFields,
): Promise<ResponseOf<typeof tryImportRule>> {
  return db.asReader(userId, async (tx) => {
    await requireTarget(tx, fields)
    const ruleOf = ruleFinder([toRow('', fields)])
    const fitting = (await importedEntries(tx)).filter((entry) => ruleOf(entry) !== null)
    const entries = fitting
      .slice(0, MAX_EXAMPLES)
      .map(({ entryId, day, amount, accountId: _, ...entry }) => ({
        ...entry,
        id: entryId,
        occurred_on: day,
        amount: fromMinor(amount),
      }))
    return { count: fitting.length, entries }
  })
}

async function requireTarget(tx: UserTransaction, fields: RuleFields): Promise<void> {
  const { category, debt_id: liabilityId, direction } = fields
  if (category !== null) await requireCategory(tx, direction === 'out' ? 'expense' : 'income', category)
  if (liabilityId === null) return
  const [debt] = await liabilitiesById(tx, [liabilityId])
  if (!debt) throw invalidField('debt_id', 'This debt is no longer there.')
}

function toRow(id: string, fields: RuleFields): ImportRuleRow {
  return {
    id,
    text: fields.text,
    accountId: fields.account_id,
    min: fields.min_amount === null ? null : toMinor(fields.min_amount),
    max: fields.max_amount === null ? null : toMinor(fields.max_amount),
    direction: fields.direction,
    category: fields.category,
    liabilityId: fields.debt_id,
    name: fields.name,
  }
}

function toRule(row: ImportRuleRow): ImportRule {
  return {
    id: row.id,
    text: row.text,
    account_id: row.accountId,
    min_amount: row.min === null ? null : fromMinor(row.min),
    max_amount: row.max === null ? null : fromMinor(row.max),
    direction: row.direction,
    category: row.category,
    debt_id: row.liabilityId,
    name: row.name,
  }
}
