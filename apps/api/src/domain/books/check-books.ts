import { formatMinor } from '@solvent/money'
import type { Maintenance, ReadPiece, Transaction } from '../../storage/database'
import { userIdsAfter } from '../../storage/tables/all-user-ids'
import { booksDifferences } from '../../storage/tables/journal-table'

/** Few enough for a short statement, even if each person has thousands of entries. */
const PEOPLE_PER_PIECE = 50

interface BooksReport {
  people: number
  /** One line for each balance that is not the sum of its journal entries. */
  wrong: string[]
}

/** Recomputes all balances from the journal. Each person's figures come from one snapshot. */
export function checkBooks(db: Maintenance): Promise<BooksReport> {
  return db.readInPieces(checkInPieces)
}

/** Like `checkBooks`, in a transaction that sees all people's rows. */
export function checkBooksInTransaction(tx: Transaction): Promise<BooksReport> {
  return checkInPieces((read) => read(tx))
}

async function checkInPieces(piece: ReadPiece): Promise<BooksReport> {
  const report: BooksReport = { people: 0, wrong: [] }
  let last: string | undefined
  do {
    const after: string | undefined = last
    last = await piece(async (tx) => {
      const userIds = await userIdsAfter(tx, after ?? null, PEOPLE_PER_PIECE)
      const [first, end] = [userIds[0], userIds.at(-1)]
      if (first === undefined || end === undefined) return undefined
      report.people += userIds.length
      report.wrong.push(...(await wrongBalances(tx, first, end)))
      return end
    })
  } while (last !== undefined)
  return report
}

/** One line for each wrong balance of the people with ids from `first` to `last`, both included. */
export async function wrongBalances(tx: Transaction, first: string, last: string): Promise<string[]> {
  const differences = await booksDifferences(tx, first, last)
  return differences.map(({ userId, accountKind, accountId, balance, journal }) => {
    const figures = `is ${formatMinor(balance)}, but its journal says ${formatMinor(journal)}`
    return `Person ${userId}: ${accountKind} ${accountId} ${figures}.`
  })
}
