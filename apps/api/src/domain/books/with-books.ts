import type { UserTransaction } from '../../storage/database'
import type { Services } from '../services'
import type { Books, BooksView } from './books'
import { postDueInterest } from './interest'
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
 * The same for work that only reads. On most days nothing is due, so reading does not wait for the answer to that;
 * where interest was posted, it begins again. What is read is sent behind the question what is due, so it is never
 * older than the answer.
 */
export function readBooks<Result>(
  services: Services,
  userId: string,
  read: (books: BooksView) => Promise<Result>,
): Promise<Result> {
  return services.db.asUser(userId, async (tx) => {
    const books = booksOf(services, tx)
    const [posted, early] = await Promise.allSettled([
      books.readOnly ? false : postDueInterest(books),
      read(books),
    ])
    if (posted.status === 'rejected') throw posted.reason
    if (posted.value) return read(books)
    if (early.status === 'rejected') throw early.reason
    return early.value
  })
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
