import type { UserTransaction } from '../database'
import { LEDGER_ITEM_TABLES, type LedgerItem } from './ledger-items'

/** Saves the current state of the ledger items, or null if they do not exist yet, for the undo of the entry. */
export async function insertBeforeImages(
  tx: UserTransaction,
  entryId: string,
  items: readonly LedgerItem[],
): Promise<void> {
  const images = items.map(({ kind, id }) => {
    const table = LEDGER_ITEM_TABLES[kind]
    return tx.change(
      `insert into entry_images (user_id, entry_id, subject_kind, subject_id, before)
       select owner.user_id, $2, $3, $4, to_jsonb(item)
       from users owner left join ${table.name} item on item.user_id = owner.user_id and item.${table.id} = $4
       where owner.user_id = $1`,
      [tx.userId, entryId, kind, id],
    )
  })
  await Promise.all(images)
}

/** A ledger item whose state before the entry was saved. */
export interface BeforeImage extends LedgerItem {
  /** Whether the entry created the ledger item, so that there is no earlier state. */
  isMade: boolean
}

export async function beforeImagesOf(tx: UserTransaction, entryId: string): Promise<BeforeImage[]> {
  return tx.query<BeforeImage>(
    `select subject_kind as kind, subject_id as id, before is null as "isMade"
     from entry_images where user_id = $1 and entry_id = $2 order by subject_kind, subject_id`,
    [tx.userId, entryId],
  )
}

/** Restores the terms of the ledger item from before the entry; its balance is unchanged. */
export async function restoreBeforeImage(
  tx: UserTransaction,
  entryId: string,
  { kind, id }: LedgerItem,
): Promise<void> {
  const { name, id: idColumn, terms } = LEDGER_ITEM_TABLES[kind]
  await tx.change(
    `update ${name} set (${terms}) = (
       select ${terms} from jsonb_populate_record(null::${name}, (
         select before from entry_images
         where user_id = $1 and entry_id = $2 and subject_kind = $3 and subject_id = $4
       ))
     ) where user_id = $1 and ${idColumn} = $4`,
    [tx.userId, entryId, kind, id],
  )
}
