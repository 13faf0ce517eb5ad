import type { BodyOf, CategoryKind, ImportedLine, saveBankImport } from '@solvent/contracts'
import { toMinor } from '@solvent/money'
import { changesOfAccount, type ExistingChange, knownBankIds } from '../../storage/tables/bank-lines-table'
import { ownCategories } from '../../storage/tables/own-categories-table'
import type { BooksView } from '../books/books'
import { namesOf } from '../books/categories/category-names'
import { LineRefusal } from './import-ledger'

/**
 * Reads what lines are checked against, and returns a function that checks one. Lines must be checked once, in order.
 */
export async function lineChecks(
  books: BooksView,
  { account, lines }: BodyOf<typeof saveBankImport>,
): Promise<(line: ImportedLine) => void> {
  const own = await ownCategories(books)
  const categories: Record<CategoryKind, ReadonlySet<string>> = {
    expense: new Set(namesOf('expense', own)),
    income: new Set(namesOf('income', own)),
  }
  const bankIds = lines.map(({ bank_id }) => bank_id).filter((id) => id !== null)
  const known = await knownBankIds(books, account.id, bankIds)
  const existingIds = lines.flatMap(({ as }) => (as.kind === 'existing' ? [as.entry_id] : []))
  const changes = await changesOfAccount(books, account.id, existingIds)
  const existing = new Map(changes.map((change) => [change.entryId, change]))
  const sign = account.kind === 'asset' ? 1n : -1n
  return (line) => {
    const { as, bank_id, booked_on } = line
    if (booked_on > books.today) throw new LineRefusal('It is dated in the future.')
    if (bank_id !== null) {
      if (known.has(bank_id)) throw new LineRefusal('It has been imported already.')
      known.add(bank_id)
    }
    if (as.kind === 'existing') return checkExisting(existing, as.entry_id, sign * toMinor(line.amount))
    const kind = as.kind === 'refund' ? 'expense' : as.kind
    if ((kind === 'expense' || kind === 'income') && 'category' in as && !categories[kind].has(as.category))
      throw new LineRefusal(`You have no category called ${as.category}.`)
  }
}

/** An entry stands for one line of the same amount. */
function checkExisting(existing: Map<string, ExistingChange>, id: string, amount: bigint): void {
  const found = existing.get(id)
  if (!found || found.isUndone)
    throw new LineRefusal('The entry that it should stand for is no longer there.')
  if (found.hasLine) throw new LineRefusal('The entry that it should stand for has a line already.')
  if (found.change !== amount) throw new LineRefusal('The entry that it should stand for has another amount.')
  existing.set(id, { ...found, hasLine: true })
}
