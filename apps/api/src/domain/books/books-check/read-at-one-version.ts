import type { Piece } from '../../../storage/database'
import { versionsOf } from '../../../storage/tables/book-versions-table'
import { DomainError } from '../../domain-error'
import type { Services } from '../../services'
import { readBooks } from '../with-books'

/** Attempts in short transactions before the books are read in a single one. */
const MAX_ATTEMPTS = 3

/** The books changed between two pieces. */
class BooksChanged extends Error {
  override readonly name = 'BooksChanged'
}

/**
 * Reads one version of a person's books in short transactions, between which other requests run. If the books change in
 * between, it starts over, and after the last attempt reads them in one transaction. Posts due interest first.
 *
 * @throws DomainError `unavailable` if the caller has disconnected or the server is stopping
 */
export async function readAtOneVersion<Result>(
  services: Services,
  userId: string,
  work: (piece: Piece) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
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
      const [[row], value] = await Promise.all([versionsOf(tx, [userId]), read(tx)])
      return { version: row?.version ?? null, result: value }
    })
    first ??= { version }
    if (first.version !== version) throw new BooksChanged()
    return result
  }
}
