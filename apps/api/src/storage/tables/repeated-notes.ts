import type { UserTransaction } from '../database'
import { NOT_CORRECTED } from './entry-filter'

/** The latest entries of one kind with the same note, newest first. */
export interface RepeatedNote {
  kind: 'expense' | 'income'
  entries: { id: string; on: string; amount: bigint }[]
}

/** Entries of a note that are looked at, among twice as many, some of which may be refunds. */
const LATEST = 3

/** The notes that at least two expenses or incomes since a day have, without regard to case. */
export async function repeatedNotes(tx: UserTransaction, since: string): Promise<RepeatedNote[]> {
  const rows = await tx.query<{
    kind: RepeatedNote['kind']
    ids: string[]
    days: string[]
    amounts: string[]
  }>(
    `with noted as (
       select kind, entry_id, occurred_on, lower(note) as words,
         row_number() over (partition by kind, lower(note) order by occurred_on desc, entry_id desc) as place
       from journal_entries entry
       where user_id = $1 and kind in ('expense', 'income') and note <> '' and occurred_on >= $2 and ${NOT_CORRECTED}
         and entry_id not in (
           select undo.reverses from journal_entries undo where undo.user_id = $1 and undo.reverses is not null
         )
     ), recorded as (
       -- Only the amounts of the latest are looked up.
       select kind, entry_id, occurred_on, words, amount,
         row_number() over (partition by kind, words order by place) as place
       from noted cross join lateral (
         select sum(case when (kind = 'expense') = (account_kind = 'asset') then -change_minor else change_minor end)
           as amount
         from journal_lines line where line.user_id = $1 and line.entry_id = noted.entry_id
       ) line
       -- Refunds are expenses in reverse.
       where place <= ${LATEST * 2} and amount > 0
     )
     select kind, array_agg(entry_id::text order by place) as ids, array_agg(occurred_on::text order by place) as days,
       array_agg(amount::text order by place) as amounts
     from recorded where place <= ${LATEST}
     group by kind, words having count(*) > 1
     order by max(occurred_on) desc, kind, words`,
    [tx.userId, since],
  )
  return rows.map(({ kind, ids, days, amounts }) => ({
    kind,
    entries: ids.map((id, place) => ({
      id,
      on: days[place] ?? '',
      amount: BigInt(amounts[place] ?? 0),
    })),
  }))
}
