import type { Entry } from '@solvent/contracts'
import type { Transaction, UserTransaction } from '../database'
import { OwnerGone } from '../owner-gone'
import { pipelined } from '../pipelined'
import { FIRST_STRATEGY } from './plan-settings-table'

export type EntryKind = Entry['kind']
/** The source of an entry; posted interest is recognised by its kind instead. */
export type StoredAuthor = 'screen' | 'assistant' | 'import' | 'schedule' | 'program'
export type AccountKind = 'asset' | 'liability'

/** One change of one balance in minor units; negative lowers it. */
export interface JournalLine {
  accountKind: AccountKind
  accountId: string
  change: bigint
}

export interface JournalEntry {
  id: string
  kind: EntryKind
  occurredOn: string
  createdAt: string
  note: string
  /** Only for an expense or income. */
  category: string | null
  /** The entry that this one undoes. */
  reverses: string | null
  /** The undone entry that this one replaces. */
  corrects: string | null
  /** The releases of the remotes on the page that created it, separated by commas; null if unknown. */
  releases: string | null
  /** Null if unknown. */
  author: StoredAuthor | null
  /** The name of the program; null for any other author. */
  program: string | null
  /** Of received money: the part that goes towards debts, in minor units; null if none. */
  towardsDebts: bigint | null
  lines: readonly JournalLine[]
}

/** Stores the current strategy of the person's plan with a payment. */
export async function insertEntry(tx: UserTransaction, entry: JournalEntry): Promise<void> {
  const lines = entry.lines.map(({ accountKind, accountId, change }, index) => ({
    no: index + 1,
    kind: accountKind,
    id: accountId,
    change: String(change),
  }))
  const [written] = await pipelined([
    tx.change(
      `insert into journal_entries (user_id, entry_id, kind, occurred_on, created_at, note, category, reverses, releases,
         author, plan, towards_debts_minor, corrects, import_id, program)
       -- What undoes or replaces an imported entry belongs to its import.
       select owner.user_id, $2, $3, $4, $5, $6, $7, $8, $9, $10,
         case when $3 = 'payment' then coalesce(settings.strategy, $11) end, $12, $13, earlier.import_id, $14
       from users owner
       left join plan_settings settings on settings.user_id = owner.user_id
       left join journal_entries earlier
         on earlier.user_id = owner.user_id and earlier.entry_id = coalesce($8::uuid, $13::uuid)
       where owner.user_id = $1
       returning entry_id`,
      [
        tx.userId,
        entry.id,
        entry.kind,
        entry.occurredOn,
        entry.createdAt,
        entry.note,
        entry.category,
        entry.reverses,
        entry.releases,
        entry.author,
        FIRST_STRATEGY,
        entry.towardsDebts,
        entry.corrects,
        entry.program,
      ],
    ),
    tx.change(
      `insert into journal_lines (user_id, entry_id, line_no, account_kind, account_id, change_minor)
       select entry.user_id, entry.entry_id, line.no, line.kind, line.id, line.change
       from journal_entries entry,
         jsonb_to_recordset($3::jsonb) line(no integer, kind text, id uuid, change bigint)
       where entry.user_id = $1 and entry.entry_id = $2`,
      [tx.userId, entry.id, JSON.stringify(lines)],
    ),
  ])
  if (written.length === 0) throw new OwnerGone()
}

/** Changes the note and category of an entry, not its amounts. */
export async function updateEntryPurpose(
  tx: UserTransaction,
  { id, note, category }: Pick<JournalEntry, 'id' | 'note' | 'category'>,
): Promise<void> {
  await tx.change(
    `update journal_entries set note = $3, category = $4 where user_id = $1 and entry_id = $2`,
    [tx.userId, id, note, category],
  )
}

/**
 * What entries of these kinds added to one liability so far and were not undone, in minor units. Of a refinancing, only
 * what it paid, which is negative: on the debt that it made, it is the opening.
 */
export async function addedToLiability(
  tx: UserTransaction,
  liabilityId: string,
  kinds: readonly ('interest' | 'expense' | 'refinancing')[],
): Promise<bigint> {
  const [row] = await tx.query<{ added: string }>(
    `select coalesce(sum(line.change_minor), 0)::text as added
     from journal_lines line join journal_entries entry using (user_id, entry_id)
     where line.user_id = $1 and line.account_kind = 'liability' and line.account_id = $2
       and entry.kind = any($3::text[]) and (entry.kind <> 'refinancing' or line.change_minor < 0)
       and entry_id not in (
         select undo.reverses from journal_entries undo where undo.user_id = $1 and undo.reverses is not null
       )`,
    [tx.userId, liabilityId, kinds],
  )
  return BigInt(row?.added ?? 0)
}

/** How much expenses on a card, and undos of them, have changed what is owed on it since an entry, in minor units. */
export async function cardChangesSince(
  tx: UserTransaction,
  { entryId, liabilityId }: Record<'entryId' | 'liabilityId', string>,
): Promise<bigint> {
  const [row] = await tx.query<{ change: string }>(
    `select coalesce(sum(line.change_minor), 0)::text as change
     from journal_lines line
     join journal_entries entry on entry.user_id = $1 and entry.entry_id = line.entry_id
     left join journal_entries undone on undone.user_id = $1 and undone.entry_id = entry.reverses
     where line.user_id = $1 and line.account_kind = 'liability' and line.account_id = $2 and line.entry_id > $3
       and coalesce(undone.kind, entry.kind) = 'expense'`,
    [tx.userId, liabilityId, entryId],
  )
  return BigInt(row?.change ?? 0)
}

/**
 * The day on which a liability was entered, if its entries are payments and interest ever since; null if it was edited
 * or deleted, or an entry about it undone.
 */
export async function entryDayOfUnedited(tx: UserTransaction, liabilityId: string): Promise<string | null> {
  const [row] = await tx.query<{ day: string | null }>(
    `select min(occurred_on) filter (where kind = 'opening')::text as day
     from journal_entries where user_id = $1 and entry_id in (
       select entry_id from journal_lines
       where user_id = $1 and account_kind = 'liability' and account_id = $2
       union
       select entry_id from entry_images where user_id = $1 and subject_id = $2
     )
     having bool_and(kind in ('opening', 'payment', 'interest'))`,
    [tx.userId, liabilityId],
  )
  return row?.day ?? null
}

/** A balance that differs from the sum of its entries, both in minor units. */
export interface BooksDifference {
  userId: string
  accountKind: AccountKind
  accountId: string
  balance: bigint
  journal: bigint
}

/** Recomputes every balance of the person from the journal; an empty list means the books are right. */
export function ownBooksDifferences(tx: UserTransaction): Promise<BooksDifference[]> {
  return booksDifferences(tx, tx.userId, tx.userId)
}

/** The same for all people with ids in this range (inclusive), as far as the transaction sees them. */
export async function booksDifferences(
  tx: Transaction,
  firstUserId: string,
  lastUserId: string,
): Promise<BooksDifference[]> {
  const rows = await tx.query<{
    user_id: string
    kind: AccountKind
    id: string
    balance: string
    journal: string
  }>(
    `select user_id, kind, id, coalesce(sum(balance), 0)::text as balance, coalesce(sum(change), 0)::text as journal
     from (
       select user_id, 'asset' as kind, asset_id as id, value_minor as balance, null::bigint as change
       from assets where user_id between $1 and $2
       union all
       select user_id, 'liability', liability_id, remaining_minor, null
       from liabilities where user_id between $1 and $2
       union all
       select user_id, account_kind, account_id, null, change_minor
       from journal_lines where user_id between $1 and $2
     ) amounts
     -- Accounts that are being filled or emptied are not visible to anyone.
     where user_id not in (select user_id from unfinished_accounts)
     group by user_id, kind, id
     having coalesce(sum(balance), 0) <> coalesce(sum(change), 0) or count(balance) > 0 and count(change) = 0
     order by user_id, kind, id`,
    [firstUserId, lastUserId],
  )
  return rows.map((row) => ({
    userId: row.user_id,
    accountKind: row.kind,
    accountId: row.id,
    balance: BigInt(row.balance),
    journal: BigInt(row.journal),
  }))
}
