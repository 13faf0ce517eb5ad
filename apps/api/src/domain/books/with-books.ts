import type { UserTransaction } from '../../storage/database'
import { isJoined, joinedDatabase } from '../../storage/joined-database'
import { nextToRecord } from '../../storage/tables/next-to-record'
import type { Services } from '../services'
import type { Books, BooksView } from './books'
import { BooksBehind, bringUpToDate, startToBringUpToDate } from './bring-up-to-date'
import { dueInterest, fitsOneTransaction, postInterest } from './interest'
import { openBooks } from './open-books'

/** Transactions whose books are up to date. Their own changes make nothing due. */
const upToDate = new WeakSet<UserTransaction>()

interface DueCheck {
  today: string
  due: ReturnType<typeof workDue>
}

/** Checks that were sent with the first statements of their transaction, which saves a round trip. */
const sentChecks = new WeakMap<UserTransaction, DueCheck>()

/**
 * Runs one transaction on a person's books. Everything that reads or changes assets, liabilities or entries goes
 * through this or `readBooks`, so the books are always up to date. A few due interest postings are written in the
 * transaction itself; a backlog, scheduled payments and recurring entries before it.
 *
 * @throws BooksBehind if there is more to catch up on than one request can wait for
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
 * @throws BooksBehind, as they do
 */
export function inOneTransaction<Result>(
  services: Services,
  userId: string,
  work: (within: Services, tx: UserTransaction) => Promise<Result>,
): Promise<Result> {
  return withUpToDateBooks(services, userId, (tx) => {
    sendCheck(services, tx)
    return work({ ...services, db: joinedDatabase(services.db, tx) }, tx)
  })
}

function sendCheck(services: Services, tx: UserTransaction): void {
  if (upToDate.has(tx) || sentChecks.has(tx)) return
  const books = openBooks(services, tx)
  const due = workDue(books)
  // Without work on the books, nothing waits for it.
  due.catch(() => {})
  sentChecks.set(tx, { today: books.today, due })
}

/**
 * Like `withBooks` for read-only work, which sees one snapshot of the books. They are rarely behind, so the check runs
 * concurrently with the read; if they are, they are brought up to date and the read runs again. If that takes long, a
 * read that accepts it (`whileBehind`) shows them as they are.
 */
export async function readBooks<Result>(
  services: Services,
  userId: string,
  read: (books: BooksView) => Promise<Result>,
): Promise<Result> {
  const inSnapshot = <Value>(work: (books: BooksView, tx: UserTransaction) => Promise<Value>) =>
    services.db.asReader(userId, (tx) => work(openBooks(services, tx), tx))
  const outcome = await inSnapshot(async (books, tx) => {
    if (upToDate.has(tx)) return { result: await read(books) }
    const [work, answer] = await Promise.allSettled([workDue(books), read(books)])
    if (work.status === 'rejected') throw work.reason
    const { record, interest } = work.value
    if (record || !fitsOneTransaction(interest)) return 'far behind'
    if (interest.length > 0) return 'behind'
    if (answer.status === 'rejected') throw answer.reason
    return { result: answer.value }
  })
  if (typeof outcome === 'object') return outcome.result
  const { whileBehind } = services
  if (outcome === 'behind' || !whileBehind || isJoined(services.db)) {
    await withBooks(services, userId, async () => {})
  } else if (!(await startToBringUpToDate(services, userId, whileBehind))) {
    whileBehind.onAnswered()
  }
  return inSnapshot(read)
}

async function inBooks<Result>(
  services: Services,
  tx: UserTransaction,
  work: (books: Books) => Promise<Result>,
): Promise<Result> {
  const books = openBooks(services, tx)
  if (!upToDate.has(tx)) {
    const sent = sentChecks.get(tx)
    const { record, interest } = await (sent?.today === books.today ? sent.due : workDue(books))
    if (record || !fitsOneTransaction(interest)) throw new BooksBehind()
    await postInterest(books, interest)
    upToDate.add(tx)
  }
  return work(books)
}

/** What has to be recorded and posted first. On a nearly full disk this waits until there is space again. */
async function workDue(books: BooksView) {
  if (books.readOnly) return { record: null, interest: [] }
  const [record, interest] = await Promise.all([nextToRecord(books, books.today), dueInterest(books)])
  return { record, interest }
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
    if (!(error instanceof BooksBehind) || isJoined(services.db)) throw error
  }
  await bringUpToDate(services, userId)
  return services.db.asUser(userId, transaction)
}
