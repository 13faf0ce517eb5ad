/**
 * The database cannot serve this transaction now; the same one may succeed a moment later. Nothing was saved, unless
 * the answer to the commit was lost: then nobody knows, and the key of the request decides when it is sent again.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'

  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`The database is not available: ${reason}`, { cause })
  }
}

/** A connection turned out to be gone before anything was done on it; another one may be there at once. */
export class ConnectionGone extends DatabaseUnavailable {}
