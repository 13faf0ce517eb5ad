import type { CategoryKind } from '@solvent/contracts'
import type { UserTransaction } from '../database'
import { pipelined } from '../pipelined'

/** The names of a category before and after. */
export interface NewName {
  kind: CategoryKind
  from: string
  to: string
}

/** Gives everything of a category another one: entries, recurring entries, learned words, rules for bank files. */
export async function moveToCategory(tx: UserTransaction, { kind, from, to }: NewName): Promise<void> {
  const values = [tx.userId, from, to]
  const move = (table: string) =>
    tx.change(`update ${table} set category = $3 where user_id = $1 and category = $2 and kind = $4`, [
      ...values,
      kind,
    ])
  await pipelined([
    move('journal_entries'),
    move('recurring_entries'),
    move('learned_words'),
    tx.change(
      `update import_rules set category = $3 where user_id = $1 and category = $2 and (direction = 'out') = $4`,
      [...values, kind === 'expense'],
    ),
  ])
  // Only expenses are split.
  if (kind === 'expense')
    await tx.change('update entry_parts set category = $3 where user_id = $1 and category = $2', values)
}

/** Renames the limit of a category, and the parent of the categories that are a part of it. */
export async function renameInCategories(tx: UserTransaction, { from, to }: NewName): Promise<void> {
  const values = [tx.userId, from, to]
  await pipelined([
    tx.change('update category_limits set category = $3 where user_id = $1 and category = $2', values),
    tx.change('update own_categories set parent = $3 where user_id = $1 and parent = $2', values),
  ])
}
