import type { UserTransaction } from '../database'

/** The number of the person's rows. */
export interface BooksCounts {
  /** Assets and liabilities, including deleted ones. */
  accounts: number
  debts: number
  entries: number
  payments: number
  trades: number
  undos: number
}

export async function countBooks(tx: UserTransaction): Promise<BooksCounts> {
  const [row] = await tx.query<Record<keyof BooksCounts, string>>(
    `select
       (select count(*) from assets where user_id = $1) + (select count(*) from liabilities where user_id = $1)
         as accounts,
       (select count(*) from liabilities where user_id = $1) as debts,
       (select count(*) from journal_entries where user_id = $1) as entries,
       (select count(*) from payments where user_id = $1) as payments,
       (select count(*) from trades where user_id = $1) as trades,
       (select count(*) from journal_entries where user_id = $1 and kind = 'reversal') as undos`,
    [tx.userId],
  )
  const of = (name: keyof BooksCounts) => Number(row?.[name] ?? 0)
  return {
    accounts: of('accounts'),
    debts: of('debts'),
    entries: of('entries'),
    payments: of('payments'),
    trades: of('trades'),
    undos: of('undos'),
  }
}

/** The entries after one id and up to another (inclusive), and everything that refers to them by those ids. */
export interface EntrySlice {
  after: string
  through: string
}

/** Lower and higher than the id of any entry. */
export const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'
export const BEHIND_ALL = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** All ids in slices of at most `size` entries, so that checking one slice is quick. */
export async function sliceEntries(tx: UserTransaction, size: number): Promise<EntrySlice[]> {
  const rows = await tx.query<{ id: string }>(
    `select entry_id as id from (
       select entry_id, row_number() over (order by entry_id) as place from journal_entries where user_id = $1
     ) placed where place % $2::bigint = 0 order by entry_id`,
    [tx.userId, size],
  )
  const ends = [...rows.map(({ id }) => id), BEHIND_ALL]
  return ends.map((through, index) => ({ after: ends[index - 1] ?? BEFORE_ALL, through }))
}
