import type { OwnCategory } from '@solvent/contracts'
import type { UserTransaction } from '../database'
import { hasCode } from '../error-code'

const COLUMNS = 'category_id as id, kind, name, hue, icon, parent'

/** The categories that the person has added, by name. */
export function ownCategories(tx: UserTransaction): Promise<OwnCategory[]> {
  return tx.query<OwnCategory>(
    `select ${COLUMNS} from own_categories where user_id = $1 order by lower(name)`,
    [tx.userId],
  )
}

/** Returns false, and the transaction cannot go on, if the name is taken. */
export function insertCategory(tx: UserTransaction, row: OwnCategory): Promise<boolean> {
  const inserted = tx.change(
    `insert into own_categories (user_id, category_id, kind, name, hue, icon, parent)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [tx.userId, row.id, row.kind, row.name, row.hue, row.icon, row.parent],
  )
  return unlessTaken(inserted)
}

/** Returns false, and the transaction cannot go on, if the name is taken. */
export function updateCategory(tx: UserTransaction, row: OwnCategory): Promise<boolean> {
  const updated = tx.change(
    `update own_categories set name = $3, hue = $4, icon = $5, parent = $6
     where user_id = $1 and category_id = $2`,
    [tx.userId, row.id, row.name, row.hue, row.icon, row.parent],
  )
  return unlessTaken(updated)
}

export async function deleteCategory(tx: UserTransaction, id: string): Promise<void> {
  await tx.change('delete from own_categories where user_id = $1 and category_id = $2', [tx.userId, id])
}

async function unlessTaken(change: Promise<unknown>): Promise<boolean> {
  try {
    await change
    return true
  } catch (error) {
    if (hasCode(error, '23505')) return false
    throw error
  }
}
