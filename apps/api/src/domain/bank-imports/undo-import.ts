import { type ResponseOf, undoBankImport } from '@solvent/contracts'
import { lockImportToUndo, markImportUndone } from '../../storage/tables/bank-imports-table'
import {
  debtsChangedSince,
  deleteLinesOfOthers,
  entriesToKeep,
  releaseFromImport,
  restoreDebt,
  sumsOfImport,
} from '../../storage/tables/imported-entries'
import type { JournalLine } from '../../storage/tables/journal-table'
import { changeBalances, lockLedgerItem } from '../../storage/tables/ledger-items'
import { allLiabilities } from '../../storage/tables/liabilities-table'
import type { JsonRow } from '../../storage/tables/transfer-tables'
import { activeDebts } from '../books/active-debts'
import type { Books } from '../books/books'
import { fitDuesToChange } from '../books/card-expenses'
import { openBooks } from '../books/open-books'
import { requireWithinLimits } from '../books/undo'
import { requireNotDeleted, undoRefused } from '../books/undo-rules'
import { withBooks } from '../books/with-books'
import { DomainError } from '../domain-error'
import { earlierAnswer, keepAnswer, type LongRequest } from '../long-request'
import type { Services } from '../services'

type Undone = ResponseOf<typeof undoBankImport>

/**
 * Deletes the entries of an import, and restores the balances and debts from before it. With `keepDependent`, entries
 * that later ones depend on stay in the books.
 *
 * @throws DomainError `not_found`, `undo_refused` with the reason
 */
export async function undoImport(
  services: Services,
  userId: string,
  { id, keepDependent, identity }: { id: string; keepDependent: boolean; identity: LongRequest },
): Promise<Undone> {
  const earlier = await earlierAnswer(services, userId, identity)
  if (earlier !== null) return undoBankImport.response.parse(JSON.parse(earlier))
  // Interest up to today is among the later entries.
  await withBooks(services, userId, async () => {})
  return services.db.long.removeImport(userId, id, async (tx) => {
    const books = openBooks(services, tx)
    const found = await lockImportToUndo(books, id)
    if (!found) throw new DomainError('not_found')
    if (found.undoneAt !== null) throw undoRefused('This import has already been undone.')
    const changedSince = await debtsChangedSince(books, id)
    const kept = await entriesToKeep(books, id, changedSince)
    if (kept.length > 0 && !keepDependent) throw undoRefused(dependentMessage(kept.length))
    await releaseFromImport(books, kept)
    const { lines, entries } = await sumsOfImport(books, id)
    await takeOut(books, lines, { debtsBefore: found.debtsBefore, changedSince: new Set(changedSince) })
    await deleteLinesOfOthers(books, id)
    await markImportUndone(books, id, books.now())
    const undone = { deleted: entries, kept: kept.length }
    await keepAnswer(books, identity, { answer: JSON.stringify(undone), now: services.clock.now() })
    return undone
  })
}

function dependentMessage(count: number): string {
  const [entries, them] = count === 1 ? ['One entry', 'it'] : [`${count} entries`, 'them']
  return `${entries} of this import cannot be undone, because later entries depend on ${them}. You can undo the others.`
}

async function takeOut(
  books: Books,
  lines: readonly JournalLine[],
  { debtsBefore, changedSince }: { debtsBefore: readonly JsonRow[]; changedSince: ReadonlySet<string> },
): Promise<void> {
  const activeBefore = activeDebts(await allLiabilities(books))
  const changes = lines.map((line) => ({ ...line, change: -line.change }))
  for (const { accountKind: kind, accountId: id, change } of changes) {
    const state = await lockLedgerItem(books, { kind, id })
    if (state) requireNotDeleted(state)
    if (state && state.balance + change < 0n)
      throw undoRefused(`Undoing this would leave ${state.label} below zero.`)
  }
  await changeBalances(books, changes)
  for (const { accountKind, accountId, change } of changes) {
    if (accountKind === 'liability' && changedSince.has(accountId))
      await fitDuesToChange(books, accountId, change)
  }
  const untouched = debtsBefore.filter(({ liability_id }) => !changedSince.has(String(liability_id)))
  for (const row of untouched) await restoreDebt(books, row)
  await requireWithinLimits(books, activeBefore)
}
