import type { UserTransaction } from '../../storage/database'
import { isJoined, joinedDatabase } from '../../storage/joined-database'
import type { Services } from '../services'
import type { Books, BooksView } from './books'
import { BooksBehind, bringUpToDate } from './bring-up-to-date'
import { dueInterest, interestBatches, isLittle } from './interest'
import { openBooks } from './open-books'

/**
 * One transaction on a person's books. Everything that reads or changes assets, liabilities or entries goes
 * through here or through readBooks, so that the books are up to date before anybody looks at them. A little interest
 * that is due is posted in the transaction itself, much of it before.
 *
 * @throws BooksBehind if there is more to post than a request may wait for
 */
export function withBooks<Result>(
  services: Services,
  userId: string,
  work: (books: Books) => Promise<Result>,
): Promise<Result> {
  return onceUpToDate(services, userId, (tx) => inBooks(services, tx, work))
}

/**
 * One transaction for all that `work` does with the services it gets, where `withBooks` and `readBooks` join it.
 *
 * @throws BooksBehind, as they do
 */
export function inOneTransaction<Result>(
  services: Services,
  userId: string,
  work: (within: Services, tx: UserTransaction) => Promise<Result>,
): Promise<Result> {
  return onceUpToDate(services, userId, (tx) =>
    work({ ...services, db: joinedDatabase(services.db, tx) }, tx),
  )
}

/**
 * The same as withBooks for work that only reads, which sees the books as they stand at one moment. On most days nothing
 * is due, so reading does not wait for the answer to that; where interest is due, it is posted first and reading begins
 * again.
 */
export async function readBooks<Result>(
  services: Services,
  userId: string,
  read: (books: BooksView) => Promise<Result>,
): Promise<Result> {
  const atOneMoment = <Seen>(work: (books: BooksView) => Promise<Seen>) =>
    services.db.asReader(userId, (tx) => work(openBooks(services, tx)))
  const seen = await atOneMoment(async (books) => {
    const [due, early] = await Promise.allSettled([books.readOnly ? [] : dueInterest(books), read(books)])
    if (due.status === 'rejected') throw due.reason
    if (due.value.length > 0) return 'interest is due'
    if (early.status === 'rejected') throw early.reason
    return { result: early.value }
  })
  if (seen !== 'interest is due') return seen.result
  await withBooks(services, userId, async () => {})
  return atOneMoment(read)
}

async function inBooks<Result>(
  services: Services,
  tx: UserTransaction,
  work: (books: Books) => Promise<Result>,
): Promise<Result> {
  const books = openBooks(services, tx)
  // On a nearly full disk the books are read as they are; interest follows when there is room again.
  const due = books.readOnly ? [] : await dueInterest(books)
  if (!isLittle(due)) throw new BooksBehind()
  for (const batch of interestBatches(due, books.today)) await books.writeInterest(batch)
  return work(books)
}

/** The transaction; where the books turn out to be far behind, it is begun again when they are up to date. */
async function onceUpToDate<Result>(
  services: Services,
  userId: string,
  transaction: (tx: UserTransaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await services.db.asUser(userId, transaction)
  } catch (error) {
    // Within another transaction nothing can be saved bit by bit: that one begins again.
    if (!(error instanceof BooksBehind) || isJoined(services.db)) throw error
  }
  await bringUpToDate(services, userId)
  return services.db.asUser(userId, transaction)
}
