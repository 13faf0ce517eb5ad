import type { UserTransaction } from '../database'

/** A mapping as JSON, as the version that stored it had it. */
export interface TableMappingRow {
  /** Of the header of the files. */
  fingerprint: string
  mapping: unknown
}

/** Newest first. */
export function tableMappings(tx: UserTransaction): Promise<TableMappingRow[]> {
  return tx.query(
    `select fingerprint, mapping from table_mappings where user_id = $1
     order by used_at desc, fingerprint desc`,
    [tx.userId],
  )
}

/** Replaces the mapping of the same header. */
export async function saveTableMapping(
  tx: UserTransaction,
  { fingerprint, mapping }: TableMappingRow,
  usedAt: string,
): Promise<void> {
  await tx.change(
    `insert into table_mappings (user_id, fingerprint, mapping, used_at) values ($1, $2, $3::jsonb, $4)
     on conflict (user_id, fingerprint) do update set mapping = excluded.mapping, used_at = excluded.used_at`,
    [tx.userId, fingerprint, JSON.stringify(mapping), usedAt],
  )
}

/** Deletes all but the newest ones. */
export async function deleteOldTableMappings(tx: UserTransaction, kept: number): Promise<void> {
  await tx.change(
    `delete from table_mappings where user_id = $1 and fingerprint in (
       select fingerprint from table_mappings where user_id = $1
       order by used_at desc, fingerprint desc offset $2
     )`,
    [tx.userId, kept],
  )
}
