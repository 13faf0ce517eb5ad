import type { OwnCategory } from '@solvent/contracts'
import type { UserTransaction } from '../database'

const COLUMNS = 'category_id as id, kind, name, hue, icon, parent'

/** The categories that the person has added, by name. */
export function ownCategories(tx: UserTransaction): Promise<OwnCategory[]> {
  return tx.query<OwnCategory>(
    `select ${COLUMNS} from own_categories where user_id = $1 order by lower(name)`,
    [tx.userId],
  )
}

export async function insertCategory(tx: UserTransaction, row: OwnCategory): Promise<void> {
  await tx.change(
    `insert into own_categories (user_id, category_id, kind, name, hue, icon, parent)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [tx.userId, row.id, row.kind, row.name, row.hue, row.icon, row.parent],
  )
}

export async function updateCategory(tx: UserTransaction, row: OwnCategory): Promise<void> {
  await tx.change(
    `update own_categories set name = $3, hue = $4, icon = $5, parent = $6
     where user_id = $1 and category_id = $2`,
    [tx.userId, row.id, row.name, row.hue, row.icon, row.parent],
  )
}

export async function deleteCategory(tx: UserTransaction, id: string): Promise<void> {
  await tx.change('delete from own_categories where user_id = $1 and category_id = $2', [tx.userId, id])
}
