/** What the main thread asks of the database's thread. */
export type EngineRequest =
  /** Opens a transaction by a statement that says whose it is. If it fails, nothing runs that was sent with it. */
  | { kind: 'begin'; readOnly: boolean; sql: string; params?: unknown[] }
  /** One statement; its answer is its rows. One that is `kept` is parsed at its first use only. */
  | { kind: 'query'; sql: string; params?: unknown[] | undefined; kept?: boolean }
  /** Any number of statements without parameters and without rows. */
  | { kind: 'exec'; sql: string }
  /**
   * Ends the transaction; its answer is one CommitRow. A failure if PostgreSQL rolls it back because a statement
   * failed before. With `sync` it and everything committed before it is on the disk when it is answered.
   */
  | { kind: 'commit'; sync: boolean }
  | { kind: 'rollback' }
  /** Everything committed before is on the disk when this is answered. A failure in a transaction that has failed. */
  | { kind: 'sync' }
  /** Answered as soon as the thread is free. */
  | { kind: 'ping' }
  /** Writes everything to its place and closes the database. */
  | { kind: 'close' }

export interface CommitRow {
  /** Whether the transaction changed anything. */
  changed: boolean
  /** Whether it is on the disk, and everything that was committed before. */
  synced: boolean
  /** Bytes written to the write-ahead log since the thread's start. */
  logBytes: number
}

/** Requests that run one after the other and are answered together. */
export interface RequestBatch {
  id: number
  requests: readonly EngineRequest[]
}

/** What PostgreSQL reports of a failed statement. */
export interface StatementFailure {
  message: string
  code: string | undefined
  constraint: string | undefined
  table: string | undefined
}

/** What came of one request. */
export type Outcome = { rows: unknown[] } | { failure: StatementFailure }

/** What the database's thread sends to the main thread. */
export type EngineMessage =
  | { kind: 'ready' }
  /** The database cannot be used; the text is for people. */
  | { kind: 'refused'; text: string }
  /** Nothing this thread holds counts any more; it is to be ended at once. `code` is the system's, as ENOSPC. */
  | { kind: 'broken'; code: string | undefined; reason: string }
  /** In the order of the requests. */
  | { kind: 'answers'; id: number; outcomes: readonly Outcome[] }

/** What the thread is started with. */
export interface EngineSettings {
  dataDir: string
  /** One number, which the thread raises with each request that it begins. */
  progress?: Int32Array<SharedArrayBuffer>
}
