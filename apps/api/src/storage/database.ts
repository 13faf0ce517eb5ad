/** Statements of one transaction that sees the rows of one person only. */
export interface Transaction {
  /** int8, numeric, date and timestamptz arrive as strings. */
  query<Row>(sql: string, params?: unknown[]): Promise<Row[]>
}

/** The only way to people's rows. */
export interface Database {
  /**
   * Runs one transaction as this person: row-level security shows and takes no other rows.
   * It commits when `work` resolves and rolls back when it rejects.
   */
  asUser<Result>(userId: string, work: (tx: Transaction) => Promise<Result>): Promise<Result>
  /** Resolves when the database answers. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** For checks of the whole database; no request ever gets it. */
export interface Maintenance {
  /** Everybody with an account. */
  allUserIds(): Promise<string[]>
}
