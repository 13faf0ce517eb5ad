import { formatMinor } from '@solvent/money'
import type { Maintenance, PeopleRange, PieceLimits, ReadPiece, Transaction } from '../../storage/database'
import { type RangeOptions, rangeOf, readAllPeople } from '../../storage/people-ranges'
import type { OnProgress } from '../../storage/progress'
import { booksDifferences } from '../../storage/tables/journal-table'

interface BooksReport {
  people: number
  /** One line for each balance that is not the sum of its journal entries, by person. */
  wrong: string[]
}

/** Recomputes all balances from the journal. Each person's figures come from one snapshot. */
export function checkBooks(
  db: Pick<Maintenance, 'readEverything' | 'pieceLimits'>,
  onProgress?: OnProgress,
): Promise<BooksReport> {
  return checkInPieces(db.readEverything, { ...db.pieceLimits, onProgress })
}

/** Like `checkBooks`, in a transaction that sees all people's rows. */
export function checkBooksInTransaction(tx: Transaction, { targetMs }: PieceLimits): Promise<BooksReport> {
  return checkInPieces((read) => read(tx), { targetMs, parallel: 1 })
}

async function checkInPieces(piece: ReadPiece, options: RangeOptions): Promise<BooksReport> {
  const report: BooksReport = { people: 0, wrong: [] }
  await readAllPeople(piece, options, async (tx, userIds) => {
    const range = rangeOf(userIds)
    const wrong = range ? await wrongBalances(tx, range) : []
    report.people += userIds.length
    report.wrong.push(...wrong)
  })
  // Ranges end in any order; each line begins with its person.
  return { ...report, wrong: report.wrong.toSorted() }
}

/** One line for each wrong balance of these people. */
export async function wrongBalances(tx: Transaction, { first, last }: PeopleRange): Promise<string[]> {
  const differences = await booksDifferences(tx, first, last)
  return differences.map(({ userId, accountKind, accountId, balance, journal }) => {
    const figures = `is ${formatMinor(balance)}, but its journal says ${formatMinor(journal)}`
    return `Person ${userId}: ${accountKind} ${accountId} ${figures}.`
  })
}
