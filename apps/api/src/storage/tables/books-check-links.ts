import type { UserTransaction } from '../database'
import type { EntrySlice } from './books-check-counts'
import type { WrongEntry } from './books-check-entries'

/** An entry whose details do not match it. */
export interface WrongDetails<Fault extends string> extends WrongEntry<Fault> {
  /** The amount in the details and the amount in the lines, in minor units. */
  noted: bigint | null
  moved: bigint | null
}

/**
 * `no details`: a payment entry without details; `no entry`: details without a payment entry; `debt`, `amount`, `day`:
 * the details differ from the entry; `interest`: the interest entry does not belong to this debt.
 */
export type PaymentFault = 'no details' | 'no entry' | 'debt' | 'amount' | 'day' | 'interest'

interface StoredFault<Fault> {
  entry_id: string
  fault: Fault
  noted: string | null
  moved: string | null
}

/** Compares payment entries with their recorded details, in both directions. */
export async function wrongPayments(
  tx: UserTransaction,
  { after, through }: EntrySlice,
  limit: number,
): Promise<WrongDetails<PaymentFault>[]> {
  const rows = await tx.query<StoredFault<PaymentFault>>(
    `with entry as (
       select entry_id, occurred_on from journal_entries
       where user_id = $1 and entry_id > $2 and entry_id <= $3 and kind = 'payment'
     ), detail as (
       select entry_id, liability_id, amount_minor, paid_on, interest_entry_id from payments
       where user_id = $1 and entry_id > $2 and entry_id <= $3
     ), both_of as materialized (
       select * from entry full join detail using (entry_id)
     ), judged as (
       select entry_id, amount_minor as noted, line.moved, case
         when amount_minor is null then 'no details'
         when occurred_on is null then 'no entry'
         when line.account_id is distinct from liability_id then 'debt'
         when line.moved <> amount_minor then 'amount'
         when occurred_on <> paid_on then 'day'
         when interest_entry_id is not null and posted.is_of_debt is not true then 'interest'
       end as fault
       from both_of
       left join lateral (
         select account_id, -change_minor as moved from (${linesOf('both_of.entry_id')}) one
         where account_kind = 'liability' order by line_no limit 1
       ) line on true
       left join lateral (
         select kind = 'interest' and exists (
           select from (${linesOf('both_of.interest_entry_id')}) one
           where account_kind = 'liability' and account_id = both_of.liability_id
         ) as is_of_debt
         from journal_entries one where one.user_id = $1 and one.entry_id = both_of.interest_entry_id
       ) posted on true
     )
     select entry_id, fault, noted::text as noted, moved::text as moved
     from judged where fault is not null order by entry_id limit $4`,
    [tx.userId, after, through, limit],
  )
  return rows.map(toWrongDetails)
}

/** Like PaymentFault; `position`: shares that the entry does not change; `money`: the amounts differ. */
export type TradeFault = 'no details' | 'no entry' | 'position' | 'money'

/** Compares trade entries with their recorded details. A purchase moves its cost from the money to the position. */
export async function wrongTrades(
  tx: UserTransaction,
  { after, through }: EntrySlice,
  limit: number,
): Promise<WrongDetails<TradeFault>[]> {
  const rows = await tx.query<StoredFault<TradeFault>>(
    `with entry as (
       select entry_id, true as is_there from journal_entries
       where user_id = $1 and entry_id > $2 and entry_id <= $3 and kind = 'trade'
     ), detail as (
       select entry_id, asset_id, side, floor(quantity * price_minor + 0.5) as money from trades
       where user_id = $1 and entry_id > $2 and entry_id <= $3
     ), both_of as materialized (
       select * from entry full join detail using (entry_id)
     ), judged as (
       select entry_id, money as noted, abs(line.elsewhere) as moved, case
         when side is null then 'no details'
         when is_there is null then 'no entry'
         when line.on_position is null or line.elsewhere is null then 'position'
         when side = 'buy' and (line.on_position <> money or line.elsewhere <> -money) then 'money'
         when side = 'sell' and (line.on_position > 0 or line.elsewhere <> money) then 'money'
       end as fault
       from both_of
       left join lateral (
         select sum(change_minor) filter (where account_id = both_of.asset_id) as on_position,
           sum(change_minor) filter (where account_id <> both_of.asset_id) as elsewhere
         from (${linesOf('both_of.entry_id')}) one
       ) line on true
     )
     select entry_id, fault, noted::text as noted, moved::text as moved
     from judged where fault is not null order by entry_id limit $4`,
    [tx.userId, after, through, limit],
  )
  return rows.map(toWrongDetails)
}

/**
 * The lines of an entry, looked up by a plain column alone: otherwise the planner, which has no statistics of a new
 * user, may read all of the user's lines for each entry.
 */
function linesOf(entryId: string): string {
  return `select line_no, account_kind, account_id, change_minor from journal_lines
    where user_id = $1 and entry_id = ${entryId} offset 0`
}

function toWrongDetails<Fault extends string>(row: StoredFault<Fault>): WrongDetails<Fault> {
  const { entry_id: entryId, fault, noted, moved } = row
  return { entryId, fault, noted: toBigInt(noted), moved: toBigInt(moved) }
}

function toBigInt(stored: string | null): bigint | null {
  return stored === null ? null : BigInt(stored)
}

/**
 * Positions with more shares sold than bought. Positions with an undone purchase are left out: older versions allowed
 * undoing a purchase after its sale.
 */
export function oversoldPositions(
  tx: UserTransaction,
  limit: number,
): Promise<{ assetId: string; symbol: string }[]> {
  return tx.query(
    `select asset_id as "assetId", max(symbol) as symbol from (
       select asset_id, symbol, case side when 'buy' then quantity else -quantity end as shares, entry_id in (
         select undo.reverses from journal_entries undo where undo.user_id = $1 and undo.reverses is not null
       ) as is_undone
       from trades where user_id = $1
     ) trade group by asset_id
     having not bool_or(is_undone and shares > 0) and sum(shares) filter (where not is_undone) < 0
     order by 2, 1 limit $2`,
    [tx.userId, limit],
  )
}

/**
 * `no undo`: another entry that names an undone one; `nothing`: an undo that names no entry; `gone`: the undone entry
 * is missing; `undo`: it is an undo itself; `lines`: the lines do not reverse those of the undone entry; `payment`:
 * interest was undone without the payment that posted it, or the payment without its interest; `correction`: an entry
 * corrects one that is not undone.
 */
export type UndoFault = 'no undo' | 'nothing' | 'gone' | 'undo' | 'lines' | 'payment' | 'correction'

/** Compares each undo with the entry it undoes, and looks for the undo of each corrected entry. */
export function wrongUndos(
  tx: UserTransaction,
  { after, through }: EntrySlice,
  limit: number,
): Promise<WrongEntry<UndoFault>[]> {
  return tx.query(
    `select entry_id as "entryId", fault from (
       select entry.entry_id, case
         when entry.corrects is not null and not exists (
           select from journal_entries undo where undo.user_id = $1 and undo.reverses = entry.corrects
         ) then 'correction'
         when entry.kind <> 'reversal' and entry.reverses is null then null
         when entry.kind <> 'reversal' then 'no undo'
         when entry.reverses is null then 'nothing'
         when undone.kind is null then 'gone'
         when undone.kind = 'reversal' then 'undo'
         when exists (
           select from journal_lines where user_id = $1 and entry_id in (entry.entry_id, entry.reverses)
           group by account_kind, account_id having sum(change_minor) <> 0
         ) or (select count(*) from journal_lines where user_id = $1 and entry_id = entry.entry_id)
           <> (select count(*) from journal_lines where user_id = $1 and entry_id = entry.reverses) then 'lines'
         when undone.kind = 'payment' and ${isStanding('paid.interest_entry_id')} then 'payment'
         when undone.kind = 'interest' and (poster.entry_id is null or ${isStanding('poster.entry_id')}) then 'payment'
       end as fault
       from journal_entries entry
       left join lateral (
         select kind from journal_entries one where one.user_id = $1 and one.entry_id = entry.reverses offset 0
       ) undone on true
       left join lateral (
         select interest_entry_id from payments one where one.user_id = $1 and one.entry_id = entry.reverses offset 0
       ) paid on true
       left join lateral (
         select entry_id from payments one
         where one.user_id = $1 and one.interest_entry_id = entry.reverses limit 1
       ) poster on true
       where entry.user_id = $1 and entry.entry_id > $2 and entry.entry_id <= $3
         and (entry.kind = 'reversal' or entry.reverses is not null or entry.corrects is not null)
     ) judged where fault is not null order by entry_id limit $4`,
    [tx.userId, after, through, limit],
  )
}

/** SQL: whether the entry exists and is not undone. */
function isStanding(entryId: string): string {
  return `(${entryId} is not null and not exists (
    select from journal_entries other where other.user_id = $1 and other.reverses = ${entryId}
  ))`
}
