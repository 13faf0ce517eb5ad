import type { UserTransaction } from '../../storage/database'
import { isJoined, joinedDatabase } from '../../storage/joined-database'
import type { Services } from '../services'
import type { Books, BooksView } from './books'
import { bringUpToDate, InterestBacklog } from './bring-up-to-date'
import { dueInterest, fitsOneTransaction, interestBatches } from './interest'
import { openBooks } from './open-books'

/**
 * Runs one transaction on a person's books. Everything that reads or changes assets, liabilities or entries goes
 * through this or `readBooks`, so the books are always up to date. A few due interest postings are written in the
 * transaction itself, a backlog before it.
 *
 * @throws InterestBacklog if there is more to post than one request can wait for
 */
export function withBooks<Result>(
  services: Services,
  userId: string,
  work: (books: Books) => Promise<Result>,
): Promise<Result> {
  return withUpToDateBooks(services, userId, (tx) => inBooks(services, tx, work))
}

/**
 * Runs `work` in one transaction, which `withBooks` and `readBooks` join when called with the services it receives.
 *
 * @throws InterestBacklog, as they do
 */
export function inOneTransaction<Result>(
  services: Services,
  userId: string,
  work: (within: Services, tx: UserTransaction) => Promise<Result>,
): Promise<Result> {
  return withUpToDateBooks(services, userId, (tx) =>
    work({ ...services, db: joinedDatabase(services.db, tx) }, tx),
  )
}

/**
 * Like `withBooks` for read-only work, which sees one snapshot of the books. Interest is rarely due, so the check runs
 * concurrently with the read; if interest is due, it is posted and the read runs again.
 */
export async function readBooks<Result>(
  services: Services,
  userId: string,
  read: (books: BooksView) => Promise<Result>,
): Promise<Result> {
  const inSnapshot = <Value>(work: (books: BooksView) => Promise<Value>) =>
    services.db.asReader(userId, (tx) => work(openBooks(services, tx)))
  const outcome = await inSnapshot(async (books) => {
    const [due, answer] = await Promise.allSettled([books.readOnly ? [] : dueInterest(books), read(books)])
    if (due.status === 'rejected') throw due.reason
    if (due.value.length > 0) return 'interest is due'
    if (answer.status === 'rejected') throw answer.reason
    return { result: answer.value }
  })
  if (outcome !== 'interest is due') return outcome.result
  await withBooks(services, userId, async () => {})
  return inSnapshot(read)
}

async function inBooks<Result>(
  services: Services,
  tx: UserTransaction,
  work: (books: Books) => Promise<Result>,
): Promise<Result> {
  const books = openBooks(services, tx)
  // On a nearly full disk the books are read without posting; interest is posted when there is space again.
  const due = books.readOnly ? [] : await dueInterest(books)
  if (!fitsOneTransaction(due)) throw new InterestBacklog()
  for (const batch of interestBatches(due, books.today)) await books.writeInterest(batch)
  return work(books)
}

/** Runs the transaction. If the books are far behind, brings them up to date and runs it again. */
async function withUpToDateBooks<Result>(
  services: Services,
  userId: string,
  transaction: (tx: UserTransaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await services.db.asUser(userId, transaction)
  } catch (error) {
    // Batches cannot be committed inside another transaction, so the outer one has to run again.
    if (!(error instanceof InterestBacklog) || isJoined(services.db)) throw error
  }
  await bringUpToDate(services, userId)
  return services.db.asUser(userId, transaction)
}
