/** What the main thread asks of the database's thread. */
export type EngineRequest =
  /** One statement; its answer is its rows. `before` are statements without parameters that run first. */
  | { kind: 'query'; sql: string; params?: unknown[] | undefined; before?: string }
  /** Any number of statements without parameters and without rows. */
  | { kind: 'exec'; sql: string }
  /**
   * Ends the transaction; its answer is one CommitRow. A failure if PostgreSQL rolls it back because a statement
   * failed before.
   */
  | { kind: 'commit' }
  /** Answered as soon as the thread is free. */
  | { kind: 'ping' }
  /** Writes everything to its place and closes the database. */
  | { kind: 'close' }

export interface CommitRow {
  /** Whether the transaction changed anything. */
  changed: boolean
  /** Bytes written to the write-ahead log since the thread's start. */
  logBytes: number
}

export interface NumberedRequest {
  id: number
  request: EngineRequest
}

/** What PostgreSQL reports of a failed statement. */
export interface StatementFailure {
  message: string
  code: string | undefined
  constraint: string | undefined
  table: string | undefined
}

/** What the database's thread sends to the main thread. */
export type EngineMessage =
  | { kind: 'ready' }
  /** The database cannot be used; the text is for people. */
  | { kind: 'refused'; text: string }
  /** Nothing this thread holds counts any more; it is to be ended at once. `code` is the system's, as ENOSPC. */
  | { kind: 'broken'; code: string | undefined; reason: string }
  | { kind: 'answer'; id: number; rows: unknown[] }
  | { kind: 'failure'; id: number; failure: StatementFailure }

/** What the thread is started with. */
export interface EngineSettings {
  dataDir: string
}
