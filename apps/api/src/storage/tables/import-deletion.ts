import type { Transaction } from '../database'

/** The number of entries deleted in one statement, with everything that refers to them. */
const ENTRIES_PER_DELETE = 200

/**
 * Deletes the entries of a bank import with everything that refers to them, several hundred per piece; undos first,
 * because the entries they undid must outlive them. Needs the owner's rights: no other role may delete entries.
 */
export async function deleteImportedEntries(
  inPiece: <Result>(work: (owner: Transaction) => Promise<Result>) => Promise<Result>,
  { userId, importId }: Record<'userId' | 'importId', string>,
): Promise<void> {
  for (const condition of ['reverses is not null', 'true']) {
    let deleted = ENTRIES_PER_DELETE
    while (deleted === ENTRIES_PER_DELETE) {
      deleted = await inPiece(async (owner) => {
        const rows = await owner.query(
          `delete from journal_entries where user_id = $1 and entry_id in (
             select entry_id from journal_entries where user_id = $1 and import_id = $2 and ${condition}
             limit ${ENTRIES_PER_DELETE}
           ) returning 1`,
          [userId, importId],
        )
        return rows.length
      })
    }
  }
}

/** Deletes an import that was never complete, after its entries. */
export async function deleteImport(
  owner: Transaction,
  { userId, importId }: Record<'userId' | 'importId', string>,
): Promise<void> {
  await owner.query('delete from bank_imports where user_id = $1 and import_id = $2', [userId, importId])
}
