import type { UserTransaction } from '../database'

export interface BackupCodeRow {
  /** The first characters of the code, by which it is found. */
  label: string
  hash: string
}

/** Replaces all backup codes, used or not. */
export async function replaceBackupCodes(
  tx: UserTransaction,
  codes: readonly BackupCodeRow[],
): Promise<void> {
  await deleteBackupCodes(tx)
  await tx.query(
    `insert into backup_codes (user_id, label, code_hash)
     select owner.user_id, label, hash from users owner, unnest($2::text[], $3::text[]) as codes (label, hash)
     where owner.user_id = $1`,
    [tx.userId, codes.map(({ label }) => label), codes.map(({ hash }) => hash)],
  )
}

/** The hash of an unused code; null if there is none with this label. */
export async function findBackupCode(tx: UserTransaction, label: string): Promise<string | null> {
  const [row] = await tx.query<{ hash: string }>(
    `select code_hash as hash from backup_codes where user_id = $1 and label = $2 and not is_used`,
    [tx.userId, label],
  )
  return row?.hash ?? null
}

/** False if the code was used or replaced meanwhile. */
export async function spendBackupCode(tx: UserTransaction, { label, hash }: BackupCodeRow): Promise<boolean> {
  const rows = await tx.query(
    `update backup_codes set is_used = true
     where user_id = $1 and label = $2 and code_hash = $3 and not is_used returning label`,
    [tx.userId, label, hash],
  )
  return rows.length === 1
}

export async function deleteBackupCodes(tx: UserTransaction): Promise<void> {
  await tx.query(`delete from backup_codes where user_id = $1`, [tx.userId])
}
