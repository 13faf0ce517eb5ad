/**
 * The database cannot serve this transaction now; a retry may succeed. Nothing was saved, unless the response to the
 * commit was lost: then the outcome is unknown, and the idempotency key decides when the request is sent again.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'

  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`The database is not available: ${reason}`, { cause })
  }
}

/** A pooled connection was dead before anything was done on it. Another one may work immediately. */
export class ConnectionGone extends DatabaseUnavailable {}
