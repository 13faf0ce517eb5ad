import type { UserTransaction } from '../database'
import type { EntrySlice } from './books-check-counts'
import type { EntryKind } from './journal-table'
import { labelBy } from './label'

/** An invalid entry, and the first fault found in it. */
export interface WrongEntry<Fault extends string> {
  entryId: string
  fault: Fault
}

/**
 * `gap`: a line number is missing; `lines`: the lines do not fit the entry's kind; `images`: before images that its
 * undo needs are missing, or there are too many; `parts`: it is split, and its categories do not add up to its changes;
 * `future`: it is dated in the future.
 */
export type EntryFault = 'gap' | 'lines' | 'images' | 'parts' | 'future'

// Each entry is looked up by its full key, in a subquery that the planner cannot turn into a join: it has no statistics
// of a new user.

const LINES = `lateral (
  select count(*) as lines, coalesce(min(line_no), 1) as first_no, coalesce(max(line_no), 0) as last_no,
    count(*) filter (where account_kind = 'liability') as debts,
    coalesce(sum(change_minor) filter (where account_kind = 'liability'), 0) as owed,
    coalesce(sum(change_minor) filter (where account_kind = 'asset'), 0) as owned,
    count(*) filter (where change_minor > 0) as up, count(*) filter (where change_minor < 0) as down
  from journal_lines where user_id = $1 and entry_id = entry.entry_id
) line`

const IMAGES = `lateral (
  select count(*) as images, count(*) filter (where before is null) as made,
    count(*) filter (where subject_kind = 'tentative_asset') as expected
  from entry_images where user_id = $1 and entry_id = entry.entry_id
) image`

const PARTS = `lateral (
  select count(*) as parts, sum(change_minor) as parted
  from entry_parts where user_id = $1 and entry_id = entry.entry_id
) part`

/** Entries of expected assets have no lines. Trades and undos are checked against what they refer to elsewhere. */
const HAS_ITS_LINES = `case entry.kind
  when 'opening' then lines = 1 and down = 0 or lines = 0 and expected = 1
  when 'adjustment' then lines = 1 or lines = 0 and expected = 1
  when 'received' then lines = 1 and debts = 0 and down = 0
  when 'income' then lines = 1 and debts = 0 and up = 1
  when 'expense' then lines >= 1 and debts = 0 and down = lines or lines = 1 and up + down = 1
  when 'payment' then lines >= 2 and debts = 1 and up = 0 and owed < 0 and owned = owed
  when 'interest' then lines = 1 and debts = 1 and down = 0
  when 'trade' then lines >= 2 and debts = 0
  when 'transfer' then lines >= 2 and debts = 0 and up = 1 and down = lines - 1 and owned = 0
  when 'refinancing' then lines >= 2 and debts = lines and up = 1
  else true
end`

/** Checked only from the first entry with a before image on; older entries were written without them. */
const HAS_ITS_IMAGES = `case
  when entry.kind in ('income', 'trade') then images = made and images <= 1
  when entry.kind in ('expense', 'transfer', 'interest', 'reversal') then images = 0
  when coalesce(entry.entry_id < (
    select entry_id from entry_images where user_id = $1 order by entry_id limit 1
  ), true) then true
  when entry.kind = 'opening' then images = 1 and made = 1
  when entry.kind = 'received' then images = 2 and made = 1
  when entry.kind = 'refinancing' then images = lines and made = 1
  else images = 1 and made = 0
end`

/** @param lastDay the latest valid date of an entry, YYYY-MM-DD */
export function wrongEntries(
  tx: UserTransaction,
  { after, through }: EntrySlice,
  { lastDay, most }: { lastDay: string; most: number },
): Promise<WrongEntry<EntryFault>[]> {
  return tx.query(
    `select entry_id as "entryId", fault from (
       select entry.entry_id, case
         when lines <> last_no or first_no <> 1 then 'gap'
         when not (${HAS_ITS_LINES}) then 'lines'
         when not (${HAS_ITS_IMAGES}) then 'images'
         when parts > 0 and not (entry.kind = 'expense' and parts >= 2 and parted = owned + owed) then 'parts'
         when entry.occurred_on > $4::date then 'future'
       end as fault
       from journal_entries entry, ${LINES}, ${IMAGES}, ${PARTS}
       where entry.user_id = $1 and entry.entry_id > $2 and entry.entry_id <= $3
     ) judged where fault is not null order by entry_id limit $5`,
    [tx.userId, after, through, lastDay, most],
  )
}

/** What identifies an entry to a person. */
export interface NamedEntry {
  id: string
  /** Null, like day and note, if the entry does not exist. */
  kind: EntryKind | null
  occurredOn: string | null
  note: string | null
  /** The main asset or liability of the entry; null if it names none. */
  accountId: string | null
  label: string | null
}

const LABEL = `coalesce(
  (select ${labelBy('asset_type')} from assets
    where user_id = $1 and asset_id = named.id),
  (select ${labelBy('liability_type')} from liabilities
    where user_id = $1 and liability_id = named.id),
  (select ${labelBy('asset_type')} from tentative_assets
    where user_id = $1 and tentative_asset_id = named.id)
)`

/** In no particular order. A payment is named by its debt and a trade by its position, as far as those still exist. */
export function nameEntries(tx: UserTransaction, ids: readonly string[]): Promise<NamedEntry[]> {
  return tx.query(
    `select wanted.id, entry.kind, entry.occurred_on as "occurredOn", entry.note, about.id as "accountId", about.label
     from unnest($2::uuid[]) wanted(id)
     left join lateral (
       select kind, occurred_on, note from journal_entries where user_id = $1 and entry_id = wanted.id offset 0
     ) entry on true
     left join lateral (
       select named.id, ${LABEL} as label from (
         select asset_id as id, 1 as place from trades where user_id = $1 and entry_id = wanted.id
         union all
         select account_id, case account_kind when 'liability' then 2 else 4 end
         from journal_lines where user_id = $1 and entry_id = wanted.id
         union all
         select liability_id, 3 from payments where user_id = $1 and entry_id = wanted.id
         union all
         select subject_id, 5 from entry_images where user_id = $1 and entry_id = wanted.id
       ) named order by ${LABEL} is null, place, named.id limit 1
     ) about on true`,
    [tx.userId, ids],
  )
}
