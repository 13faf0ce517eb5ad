import type { UserTransaction } from '../../storage/database'
import type { Services } from '../services'
import type { Books, BooksView } from './books'
import { isInterestDue, postDueInterest } from './interest'
import { writeEntry } from './journal'

/**
 * One transaction on a person's books. Everything that reads or changes assets, liabilities or entries goes
 * through here or through readBooks, so that the books are up to date before anybody looks at them.
 */
export function withBooks<Result>(
  services: Services,
  userId: string,
  work: (books: Books) => Promise<Result>,
): Promise<Result> {
  return services.db.asUser(userId, async (tx) => {
    const books = booksOf(services, tx)
    // On a nearly full disk the books are read as they are; interest follows when there is room again.
    if (!books.readOnly) await postDueInterest(books)
    return work(books)
  })
}

/**
 * The same for work that only reads, which sees the books as they stand at one moment. On most days nothing is due, so
 * reading does not wait for the answer to that; where interest is due, it is posted first and reading begins again.
 */
export async function readBooks<Result>(
  services: Services,
  userId: string,
  read: (books: BooksView) => Promise<Result>,
): Promise<Result> {
  const inBooks = <Seen>(work: (books: BooksView) => Promise<Seen>) =>
    services.db.asReader(userId, (tx) => work(booksOf(services, tx)))
  const seen = await inBooks(async (books) => {
    const [due, early] = await Promise.allSettled([
      books.readOnly ? false : isInterestDue(books),
      read(books),
    ])
    if (due.status === 'rejected') throw due.reason
    if (due.value) return 'interest is due'
    if (early.status === 'rejected') throw early.reason
    return { result: early.value }
  })
  if (seen !== 'interest is due') return seen.result
  await withBooks(services, userId, async () => {})
  return inBooks(read)
}

function booksOf({ clock, report, releases = [] }: Services, tx: UserTransaction): Books {
  const view: BooksView = {
    ...tx,
    today: clock.today(),
    releases: releases.join(',') || null,
    now: () => clock.now().toISOString(),
  }
  return {
    ...view,
    write(entry) {
      tx.afterCommit(() => report({ event: 'entry_written', kind: entry.kind }))
      return writeEntry(view, entry)
    },
  }
}
