/** The database cannot serve this transaction now; the same one may succeed a moment later. Nothing was saved. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'

  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`The database is not available: ${reason}`, { cause })
  }
}
