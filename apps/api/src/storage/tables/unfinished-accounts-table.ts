import type { UnfinishedWork } from '../account-busy'
import type { Transaction, UserTransaction } from '../database'
import { ROOT_TABLES } from './transfer-tables'

/** The number of entries deleted in one statement, with everything that refers to them. */
const ENTRIES_PER_DELETE = 500

/** @param importId the bank import that is written or undone; null for other work */
export async function markUnfinished(
  tx: UserTransaction,
  work: UnfinishedWork,
  importId: string | null = null,
): Promise<void> {
  await tx.change('insert into unfinished_accounts (user_id, work, import_id) values ($1, $2, $3)', [
    tx.userId,
    work,
    importId,
  ])
}

export async function markFinished(tx: UserTransaction): Promise<void> {
  await tx.change('delete from unfinished_accounts where user_id = $1', [tx.userId])
}

/** The work that a killed process left unfinished. */
interface UnfinishedAccount {
  userId: string
  work: UnfinishedWork
  importId: string | null
}

/** The unfinished accounts of all people; needs the owner's rights. */
export function unfinishedAccounts(owner: Transaction): Promise<UnfinishedAccount[]> {
  return owner.query('select user_id as "userId", work, import_id as "importId" from unfinished_accounts')
}

const LOWEST_ID = '00000000-0000-0000-0000-000000000000'

/**
 * Deletes the person's entries with everything that refers to them, several hundred per piece; undos first, because the
 * entries they undid must outlive them. Needs the owner's rights: no other role may delete entries.
 */
export async function deleteEntries(
  inPiece: <Result>(work: (owner: Transaction) => Promise<Result>) => Promise<Result>,
  userId: string,
): Promise<void> {
  for (const column of ['reverses', 'entry_id'] as const) {
    let after: string | undefined = LOWEST_ID
    while (after !== undefined) {
      const last: string = after
      after = await inPiece((owner) => deleteAfter(owner, userId, column, last))
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
  userId: string,
  column: 'reverses' | 'entry_id',
  after: string,
): Promise<string | undefined> {
  const deleted = await owner.query<{ id: string }>(
    // An array is made once. Of a subquery, the planner may search all results for each entry of the person.
    `delete from journal_entries where user_id = $1 and entry_id = any(array(
       select entry_id from journal_entries where user_id = $1 and ${column} > $2
       order by ${column} limit ${ENTRIES_PER_DELETE}
     )) returning ${column} as id`,
    [userId, after],
  )
  return deleted
    .map(({ id }) => id)
    .sort()
    .at(-1)
}

/** Whether there are too many entries to delete in one transaction of a request. */
export async function hasLongHistory(tx: UserTransaction): Promise<boolean> {
  const [row] = await tx.query<{ long: boolean }>(
    `select count(*) > $2 as long from (select from journal_entries where user_id = $1 limit $2 + 1) counted`,
    [tx.userId, 2 * ENTRIES_PER_DELETE],
  )
  return row?.long === true
}

/** Deletes everything else that a person has entered. Needs the owner's rights. */
export async function deleteRest(owner: Transaction, userId: string): Promise<void> {
  for (const table of ROOT_TABLES) {
    await owner.query(`delete from ${table} where user_id = $1`, [userId])
  }
}
