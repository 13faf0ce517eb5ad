import type { Transaction, UserTransaction } from '../database'

/** Entries that are deleted in one statement, with all that refers to them. */
const ENTRIES_AT_ONCE = 500

export type UnfinishedWork = 'import' | 'deletion'

export async function markUnfinished(tx: UserTransaction, work: UnfinishedWork): Promise<void> {
  await tx.query('insert into unfinished_accounts (user_id, work) values ($1, $2)', [tx.userId, work])
}

/** For a transaction of the person or of the owner. */
export async function markFinished(tx: Transaction, userId: string): Promise<void> {
  await tx.query('delete from unfinished_accounts where user_id = $1', [userId])
}

/** Of everybody; for the owner. */
export function unfinishedAccounts(owner: Transaction): Promise<{ userId: string; work: UnfinishedWork }[]> {
  return owner.query('select user_id as "userId", work from unfinished_accounts')
}

const LOWEST_ID = '00000000-0000-0000-0000-000000000000'

/**
 * Deletes the person's entries with all that refers to them, some hundred in each piece; undos first, because what they
 * took back has to outlive them. For the owner: nobody else may take an entry out of the books.
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
 * Goes on behind the last one: from the beginning, every piece would pass all that was deleted before.
 *
 * @returns the last one; undefined if there was none
 */
async function deleteAfter(
  owner: Transaction,
  userId: string,
  column: 'reverses' | 'entry_id',
  after: string,
): Promise<string | undefined> {
  const deleted = await owner.query<{ id: string }>(
    `delete from journal_entries where user_id = $1 and entry_id in (
       select entry_id from journal_entries where user_id = $1 and ${column} > $2
       order by ${column} limit ${ENTRIES_AT_ONCE}
     ) returning ${column} as id`,
    [userId, after],
  )
  return deleted
    .map(({ id }) => id)
    .sort()
    .at(-1)
}

/** Whether the entries are too many to delete in one transaction of a request. */
export async function hasLongHistory(tx: UserTransaction): Promise<boolean> {
  const [row] = await tx.query<{ long: boolean }>(
    `select count(*) > $2 as long from (select from journal_entries where user_id = $1 limit $2 + 1) counted`,
    [tx.userId, 2 * ENTRIES_AT_ONCE],
  )
  return row?.long === true
}

/** Everything else that a person has entered. For the owner. */
export async function deleteRest(owner: Transaction, userId: string): Promise<void> {
  for (const table of ['assets', 'tentative_assets', 'liabilities', 'chat_sessions']) {
    await owner.query(`delete from ${table} where user_id = $1`, [userId])
  }
}
