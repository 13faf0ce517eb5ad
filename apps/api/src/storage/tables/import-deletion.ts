import type { Transaction } from '../database'

/** The number of entries deleted in one statement, with everything that refers to them. */
const ENTRIES_PER_DELETE = 15
const LOWEST_ID = '00000000-0000-0000-0000-000000000000'

interface Import {
  userId: string
  importId: string
}

/**
 * Deletes the entries of a bank import with everything that refers to them, in pieces; undos first, because the entries
 * they undid must outlive them. Needs the owner's rights: no other role may delete entries.
 */
export async function deleteImportedEntries(
  inPiece: <Result>(work: (owner: Transaction) => Promise<Result>) => Promise<Result>,
  imported: Import,
): Promise<void> {
  for (const condition of ['reverses is not null', 'true']) {
    let after: string | undefined = LOWEST_ID
    while (after !== undefined) {
      const last: string = after
      after = await inPiece((owner) => deleteAfter(owner, imported, { condition, last }))
    }
  }
}

/**
 * Continues after the last id: starting from the beginning, every piece would scan the rows deleted before.
 *
 * @returns the last deleted id; undefined if none was deleted
 */
async function deleteAfter(
  owner: Transaction,
  { userId, importId }: Import,
  { condition, last }: { condition: string; last: string },
): Promise<string | undefined> {
  const deleted = await owner.query<{ id: string }>(
    // An array is made once. Of a subquery, the planner may search all results for each entry of the person.
    `delete from journal_entries where user_id = $1 and entry_id = any(array(
       select entry_id from journal_entries
       where user_id = $1 and import_id = $2 and entry_id > $3 and ${condition}
       order by entry_id limit ${ENTRIES_PER_DELETE}
     )) returning entry_id as id`,
    [userId, importId, last],
  )
  return deleted
    .map(({ id }) => id)
    .sort()
    .at(-1)
}

/** Deletes an import that was never complete, after its entries. */
export async function deleteImport(owner: Transaction, { userId, importId }: Import): Promise<void> {
  await owner.query('delete from bank_imports where user_id = $1 and import_id = $2', [userId, importId])
}
