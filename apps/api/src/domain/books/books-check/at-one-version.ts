import type { Piece } from '../../../storage/database'
import { versionsOf } from '../../../storage/tables/book-versions-table'
import { DomainError } from '../../domain-error'
import type { Services } from '../../services'
import { readBooks } from '../with-books'

/** How often it is tried in pieces before it is done in one. */
const ATTEMPTS = 3

/** The books are others than those of the pieces before. */
class BooksChanged extends Error {
  override readonly name = 'BooksChanged'
}

/**
 * Reads a person's books in short transactions, between which others get their turn, and all of them as they stand at
 * one moment: where the books change in between, it begins again, and at last reads them in one transaction. The
 * interest that is due is posted before.
 *
 * @throws DomainError `unavailable` when nobody waits for it any more
 */
export async function atOneVersion<Result>(
  services: Services,
  userId: string,
  work: (piece: Piece) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    await readBooks(services, userId, async () => {})
    try {
      return await work(piecesOfOneVersion(services, userId))
    } catch (error) {
      if (!(error instanceof BooksChanged)) throw error
    }
  }
  return readBooks(services, userId, (books) => work((read) => read(books)))
}

function piecesOfOneVersion({ db, hasCallerLeft, isStopping }: Services, userId: string): Piece {
  let first: { version: string | null } | null = null
  return async (read) => {
    if (hasCallerLeft?.() || isStopping?.()) throw new DomainError('unavailable')
    const { version, result } = await db.asReader(userId, async (tx) => {
      const [[known], seen] = await Promise.all([versionsOf(tx, [userId]), read(tx)])
      return { version: known?.version ?? null, result: seen }
    })
    first ??= { version }
    if (first.version !== version) throw new BooksChanged()
    return result
  }
}
