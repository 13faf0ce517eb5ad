import { assetNaming, type Entry, liabilityNaming } from '@solvent/contracts'
import { fromMinor, toMinor } from '@solvent/money'
import type { Books, Snapshot } from './books'
import { isCounted } from './filter-entries'
import { Refusal } from './refusal'
import { NOW, TODAY } from './today'

type Change = Entry['changes'][number]

/** Runs `act` on the books and writes an entry of how much each balance changed. */
export function record<Result>(
  books: Books,
  kind: Entry['kind'],
  act: () => Result,
  note = '',
  category: Entry['category'] = null,
): Result {
  const before = takeSnapshot(books)
  const result = act()
  const entry = write(books, { kind, note, category, changes: changesSince(before, books), reverses: null })
  books.snapshots.set(entry.id, before)
  return result
}

/** The last entry. */
export function lastEntry(books: Books): Entry {
  const entry = books.entries.at(-1)
  if (!entry) throw new Refusal('not_found')
  return entry
}

export function findEntry({ entries }: Books, entryId: string): Entry {
  const entry = entries.find(({ id }) => id === entryId)
  if (!entry) throw new Refusal('not_found')
  return entry
}

/** Undoes an entry. Simpler than the real books: only the last counted entry can be undone. */
export function undo(books: Books, id: string): Entry {
  const entry = findEntry(books, id)
  const counted = books.entries.filter(isCounted)
  const before = books.snapshots.get(id)
  if (entry.reversed_by) throw new Refusal('undo_refused', 'This has already been undone.')
  if (entry !== counted.at(-1) || !before) throw new Refusal('undo_refused')
  Object.assign(books, before)
  return reverse(books, entry)
}

type EntryTimes = Partial<Pick<Entry, 'occurred_on' | 'created_at'>>

/** Writes the reversal of an entry. */
export function reverse(books: Books, entry: Entry, times: EntryTimes = {}): Entry {
  const changes = entry.changes.map((change) => ({ ...change, amount: 0 - change.amount }))
  const reversal = write(books, {
    kind: 'reversal',
    note: '',
    category: null,
    changes,
    reverses: entry.id,
    ...times,
  })
  entry.reversed_by = reversal.id
  return reversal
}

type NewEntry = Pick<Entry, 'kind' | 'note' | 'category' | 'changes' | 'reverses'> &
  Partial<Pick<Entry, 'author' | 'plan'>> &
  EntryTimes

/** Adds an entry to the journal, by default dated now and written by a page. */
export function write(books: Books, entry: NewEntry): Entry {
  const id = `0c000000-0000-4000-8000-${String(books.entries.length + 1).padStart(12, '0')}`
  const written: Entry = {
    id,
    occurred_on: TODAY,
    created_at: NOW,
    reversed_by: null,
    author: 'screen',
    ...entry,
  }
  books.entries.push(written)
  return written
}

function takeSnapshot({ assets, expected, liabilities }: Books): Snapshot {
  return structuredClone({ assets, expected, liabilities })
}

function changesSince(before: Snapshot, after: Snapshot): Change[] {
  const old = balancesOf(before)
  const now = balancesOf(after)
  return [...new Map([...old, ...now])].flatMap(([id, account]) => {
    const change = (now.get(id)?.balance ?? 0n) - (old.get(id)?.balance ?? 0n)
    const { account_kind, label } = account
    return change === 0n ? [] : [{ account_kind, account_id: id, label, amount: fromMinor(change) }]
  })
}

type Account = Pick<Change, 'account_kind' | 'label'> & { balance: bigint }

/** All assets and liabilities by id; balances in minor units. */
export function balancesOf({ assets, liabilities }: Snapshot): Map<string, Account> {
  return new Map<string, Account>([
    ...assets.map((asset): [string, Account] => [
      asset.id,
      { account_kind: 'asset', label: assetNaming(asset).name, balance: toMinor(asset.asset_value) },
    ]),
    ...liabilities.map((debt): [string, Account] => [
      debt.id,
      {
        account_kind: 'liability',
        label: liabilityNaming(debt).name,
        balance: toMinor(debt.remaining_amount),
      },
    ]),
  ])
}
