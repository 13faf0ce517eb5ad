import type { Receipt } from '@solvent/contracts'
import type { UserTransaction } from '../database'

/** Does not read the picture. Null if the entry has no receipt. */
export async function findReceipt(tx: UserTransaction, entryId: string): Promise<Receipt | null> {
  const [row] = await tx.query<Receipt>(
    'select media_type, size from receipts where user_id = $1 and entry_id = $2',
    [tx.userId, entryId],
  )
  return row ?? null
}

/** Null if the entry has no receipt. */
export async function findPicture(
  tx: UserTransaction,
  entryId: string,
): Promise<{ media_type: Receipt['media_type']; bytes: Uint8Array<ArrayBuffer> } | null> {
  // As text, because the drivers of the two engines have different types for bytes.
  const [row] = await tx.query<{ media_type: Receipt['media_type']; picture: string }>(
    `select media_type, encode(picture, 'base64') as picture from receipts where user_id = $1 and entry_id = $2`,
    [tx.userId, entryId],
  )
  return row ? { media_type: row.media_type, bytes: Buffer.from(row.picture, 'base64') } : null
}

/** The size of the person's receipts in bytes, without that of one entry. */
export async function sizeOfOtherReceipts(tx: UserTransaction, entryId: string): Promise<number> {
  const [row] = await tx.query<{ size: number }>(
    'select coalesce(sum(size), 0)::int as size from receipts where user_id = $1 and entry_id <> $2',
    [tx.userId, entryId],
  )
  return row?.size ?? 0
}

/** Replaces the receipt of the entry, if it has one. */
export async function saveReceipt(
  tx: UserTransaction,
  { entryId, media_type, size, bytes, createdAt }: Receipt & NewReceipt,
): Promise<void> {
  await tx.change(
    `insert into receipts (user_id, entry_id, media_type, size, picture, created_at)
     values ($1, $2, $3, $4, decode($5, 'base64'), $6)
     on conflict (user_id, entry_id) do update set media_type = excluded.media_type, size = excluded.size,
       picture = excluded.picture, created_at = excluded.created_at`,
    [tx.userId, entryId, media_type, size, bytes.toString('base64'), createdAt],
  )
}

interface NewReceipt {
  entryId: string
  bytes: Buffer
  createdAt: string
}

/** Moves the receipt of an entry, if it has one, to another that has none. */
export async function moveReceipt(tx: UserTransaction, from: string, to: string): Promise<void> {
  await tx.change('update receipts set entry_id = $3 where user_id = $1 and entry_id = $2', [
    tx.userId,
    from,
    to,
  ])
}

/** False if the entry has no receipt. */
export async function deleteReceipt(tx: UserTransaction, entryId: string): Promise<boolean> {
  const rows = await tx.change(
    'delete from receipts where user_id = $1 and entry_id = $2 returning entry_id',
    [tx.userId, entryId],
  )
  return rows.length === 1
}
