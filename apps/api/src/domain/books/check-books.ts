import { formatMinor } from '@solvent/money'
import type { Maintenance, Transaction } from '../../storage/database'
import { userIdsAfter } from '../../storage/tables/all-user-ids'
import { booksDifferences } from '../../storage/tables/journal-table'

/** So many that a statement takes a moment, also where each of them has thousands of entries. */
const PEOPLE_AT_ONCE = 200

interface BooksReport {
  people: number
  /** One line for each balance that is not the sum of its journal entries. */
  wrong: string[]
}

/** Recomputes every balance of everybody from the journal, as they all stand at one moment. */
export function checkBooks(db: Maintenance): Promise<BooksReport> {
  return db.readEverything(booksOfEverybody)
}

/** The same in a transaction that sees everybody's rows. */
export async function booksOfEverybody(tx: Transaction): Promise<BooksReport> {
  const report: BooksReport = { people: 0, wrong: [] }
  let userIds = await userIdsAfter(tx, null, PEOPLE_AT_ONCE)
  for (;;) {
    const [first, last] = [userIds[0], userIds.at(-1)]
    if (first === undefined || last === undefined) return report
    report.people += userIds.length
    report.wrong.push(...(await wrongBalances(tx, first, last)))
    userIds = await userIdsAfter(tx, last, PEOPLE_AT_ONCE)
  }
}

/** One line for each wrong balance of the people with ids from the first to the last. */
export async function wrongBalances(tx: Transaction, first: string, last: string): Promise<string[]> {
  const differences = await booksDifferences(tx, first, last)
  return differences.map(({ userId, accountKind, accountId, balance, journal }) => {
    const figures = `is ${formatMinor(balance)}, but its journal says ${formatMinor(journal)}`
    return `Person ${userId}: ${accountKind} ${accountId} ${figures}.`
  })
}
