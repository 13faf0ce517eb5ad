import { type Entry, MAX_ACTIVE_DEBTS } from '@solvent/contracts'
import { allAssets } from '../../storage/tables/assets-table'
import type { EntryRow } from '../../storage/tables/entries-query'
import { type BeforeImage, beforeImagesOf, restoreBeforeImage } from '../../storage/tables/entry-images-table'
import { cardChangesSince, type JournalLine } from '../../storage/tables/journal-table'
import { skipChargedTime } from '../../storage/tables/later-entries'
import {
  changeBalances,
  type LedgerItem,
  type LedgerItemState,
  lockLedgerItem,
  markDeleted,
} from '../../storage/tables/ledger-items'
import { allLiabilities } from '../../storage/tables/liabilities-table'
import { interestEntryOf } from '../../storage/tables/payments-table'
import type { Services } from '../services'
import { activeDebts } from './active-debts'
import type { Books } from './books'
import { fitDuesToChange } from './card-expenses'
import { toEntry } from './entries'
import { requireEntry } from './require-entry'
import { debtSize, isSafeTotal, total } from './totals'
import {
  requireNoLaterChange,
  requireNotDeleted,
  requireSharesLeft,
  requireUndoable,
  undoRefused,
} from './undo-rules'
import { withBooks } from './with-books'

/**
 * Undoes an entry with a reversal: changes balances by the opposite amounts, restores everything else that the entry
 * changed and deletes what it created.
 *
 * @throws DomainError `not_found`, or `undo_refused` with the reason
 */
export function undoEntry(services: Services, userId: string, id: string): Promise<Entry> {
  return withBooks(services, userId, async (books) => {
    const entry = await requireEntry(books, id)
    const activeBefore = activeDebts(await allLiabilities(books))
    const images = await beforeImagesOf(books, id)
    const states = await lockAll(books, [...images, ...entry.lines.map(toLedgerItem)])
    // Read again under the locks: another request may have undone it meanwhile.
    requireUndoable(await requireEntry(books, id), images)
    await requireNoLaterChange(books, entry, images)
    if (entry.kind === 'trade') await requireSharesLeft(books, entry)

    // Undoing a payment also undoes the interest that it posted.
    const posted = await postedInterest(books, entry)
    // The payment first, so that no balance drops below 0 in between.
    const lines = negated([entry, ...posted].flatMap((one) => one.lines))
    requireNoneNegative(lines, states)
    for (const one of posted) await reverse(books, one)
    const reversal = await reverse(books, entry)
    for (const image of images.filter(({ isMade }) => !isMade)) {
      await restoreBeforeImage(books, id, image)
      if (image.kind !== 'liability') continue
      await skipChargedTime(books, { entryId: id, liabilityId: image.id, today: books.today })
    }
    await changeBalances(books, lines)
    await fitCards(books, entry, images)
    for (const image of images.filter(({ isMade }) => isMade)) {
      await markDeleted(books, image, books.now())
    }
    await requireWithinLimits(books, activeBefore)
    return toEntry(await requireEntry(books, reversal))
  })
}

/** An undone expense is no longer due on its card; expenses since an undone entry are due again. */
async function fitCards(books: Books, entry: EntryRow, images: readonly BeforeImage[]): Promise<void> {
  for (const { accountKind, accountId, change } of entry.kind === 'expense' ? entry.lines : []) {
    if (accountKind === 'liability') await fitDuesToChange(books, accountId, -change)
  }
  for (const { kind, id, isMade } of images) {
    if (kind !== 'liability' || isMade) continue
    const since = await cardChangesSince(books, { entryId: entry.id, liabilityId: id })
    await fitDuesToChange(books, id, since)
  }
}

/**
 * Reverses an entry that only changed balances, as a part of its correction: what it created stays, and so do later
 * changes of terms.
 *
 * @throws DomainError `undo_refused` if an account is deleted, or a balance would drop below 0
 */
export async function reverseForCorrection(books: Books, entry: EntryRow): Promise<void> {
  const lines = negated(entry.lines)
  const states = await lockAll(books, entry.lines.map(toLedgerItem))
  for (const state of states.values()) requireNotDeleted(state)
  requireNoneNegative(lines, states)
  await reverse(books, entry)
  await changeBalances(books, lines)
  await fitCards(books, entry, [])
}

/** The interest entry that a payment posted, if any. */
async function postedInterest(books: Books, { id, kind }: EntryRow): Promise<EntryRow[]> {
  const interestId = kind === 'payment' ? await interestEntryOf(books, id) : null
  return interestId === null ? [] : [await requireEntry(books, interestId)]
}

function reverse(books: Books, { id, lines }: EntryRow): Promise<string> {
  return books.write({ kind: 'reversal', lines: negated(lines), reverses: id })
}

function negated(lines: readonly JournalLine[]): JournalLine[] {
  return lines.map((line) => ({ ...line, change: -line.change }))
}

function toLedgerItem({ accountKind, accountId }: JournalLine): LedgerItem {
  return { kind: accountKind, id: accountId }
}

/** The same order as in payments, which lock the liability first and then assets by id. */
const LOCK_ORDER = ['liability', 'asset', 'tentative_asset'] as const

/** Locks the ledger items and returns their states by id. */
async function lockAll(books: Books, items: readonly LedgerItem[]): Promise<Map<string, LedgerItemState>> {
  const states = new Map<string, LedgerItemState>()
  for (const kind of LOCK_ORDER) {
    const ids = items.filter((item) => item.kind === kind).map(({ id }) => id)
    for (const id of [...new Set(ids)].sort()) {
      const state = await lockLedgerItem(books, { kind, id })
      if (state) states.set(id, state)
    }
  }
  return states
}

function requireNoneNegative(
  lines: readonly JournalLine[],
  states: ReadonlyMap<string, LedgerItemState>,
): void {
  for (const [id, { label, balance }] of states) {
    const changes = lines.filter(({ accountId }) => accountId === id).map(({ change }) => change)
    if (balance + total(changes) < 0n) throw undoRefused(`Undoing this would leave ${label} below zero.`)
  }
}

export async function requireWithinLimits(books: Books, activeBefore: number): Promise<void> {
  const assets = await allAssets(books)
  const liabilities = await allLiabilities(books)
  const isWithinTotals =
    isSafeTotal(assets.map(({ value }) => value)) && isSafeTotal(liabilities.map(debtSize))
  if (!isWithinTotals) throw undoRefused('Undoing this would make your total too large to show.')
  const active = activeDebts(liabilities)
  if (active > activeBefore && active > MAX_ACTIVE_DEBTS) {
    throw undoRefused(`Undoing this would give you more than ${MAX_ACTIVE_DEBTS} active liabilities.`)
  }
}
