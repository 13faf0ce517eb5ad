import type { RuleFields } from '@solvent/contracts'
import type { UserTransaction } from '../database'

/** A rule for lines of bank files; amounts in minor units. */
export interface ImportRuleRow {
  id: string
  text: string
  accountId: string | null
  min: bigint | null
  max: bigint | null
  direction: RuleFields['direction']
  category: string | null
  liabilityId: string | null
  name: string | null
}

interface Stored extends Omit<ImportRuleRow, 'min' | 'max'> {
  min: string | null
  max: string | null
}

/** In their order. */
export async function importRules(tx: UserTransaction): Promise<ImportRuleRow[]> {
  const rows = await tx.query<Stored>(
    `select rule_id as id, wanted_text as text, account_id as "accountId", min_minor as min, max_minor as max, direction,
       category, liability_id as "liabilityId", name
     from import_rules where user_id = $1 order by place, rule_id`,
    [tx.userId],
  )
  const toMinor = (amount: string | null) => (amount === null ? null : BigInt(amount))
  return rows.map((row) => ({ ...row, min: toMinor(row.min), max: toMinor(row.max) }))
}

/** Before all others. */
export async function insertImportRule(tx: UserTransaction, rule: ImportRuleRow): Promise<void> {
  await tx.change(
    `insert into import_rules (user_id, rule_id, wanted_text, account_id, min_minor, max_minor, direction, category,
       liability_id, name, place)
     select owner.user_id, $2, $3, $4, $5, $6, $7, $8, $9, $10, coalesce(min(rule.place), 0) - 1
     from users owner left join import_rules rule on rule.user_id = owner.user_id
     where owner.user_id = $1 group by owner.user_id`,
    [tx.userId, ...values(rule)],
  )
}

/** False if it does not exist. */
export async function updateImportRule(tx: UserTransaction, rule: ImportRuleRow): Promise<boolean> {
  const rows = await tx.change(
    `update import_rules set wanted_text = $3, account_id = $4, min_minor = $5, max_minor = $6, direction = $7,
       category = $8, liability_id = $9, name = $10
     where user_id = $1 and rule_id = $2 returning rule_id`,
    [tx.userId, ...values(rule)],
  )
  return rows.length === 1
}

/** False if it does not exist. */
export async function deleteImportRule(tx: UserTransaction, id: string): Promise<boolean> {
  const rows = await tx.change(
    'delete from import_rules where user_id = $1 and rule_id = $2 returning rule_id',
    [tx.userId, id],
  )
  return rows.length === 1
}

/** Gives the rules their places in this order. */
export async function orderImportRules(tx: UserTransaction, ids: readonly string[]): Promise<void> {
  await tx.change(
    `update import_rules set place = ordered.place::integer
     from unnest($2::uuid[]) with ordinality ordered(id, place)
     where user_id = $1 and rule_id = ordered.id`,
    [tx.userId, ids],
  )
}

function values(rule: ImportRuleRow): unknown[] {
  return [
    rule.id,
    rule.text,
    rule.accountId,
    rule.min,
    rule.max,
    rule.direction,
    rule.category,
    rule.liabilityId,
    rule.name,
  ]
}
