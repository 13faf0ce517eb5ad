/** A request of the main thread to the database's thread. */
export type EngineRequest =
  /** Opens a transaction with a statement that sets its user. If that fails, no other request of the batch runs. */
  | { kind: 'begin'; readOnly: boolean; sql: string; params?: unknown[] }
  /** One statement; its result is its rows. A `prepared` one is parsed only at its first use. */
  | { kind: 'query'; sql: string; params?: unknown[] | undefined; prepared?: boolean }
  /** Any number of statements, without parameters or rows. */
  | { kind: 'exec'; sql: string }
  /**
   * Commits; the result is one CommitRow. Fails if PostgreSQL rolls back because a statement failed before. With
   * `sync`, this and all earlier commits are on disk when it is answered.
   */
  | { kind: 'commit'; sync: boolean }
  | { kind: 'rollback' }
  /** Syncs all earlier commits to disk. Fails inside a failed transaction. */
  | { kind: 'sync' }
  /** Answered as soon as the thread is free. */
  | { kind: 'ping' }
  /** Writes a checkpoint and closes the database. */
  | { kind: 'close' }

export interface CommitRow {
  /** Whether the transaction changed anything. */
  changed: boolean
  /** Whether it and all earlier commits are on disk. */
  synced: boolean
  /** Bytes written to the write-ahead log since the thread's start. */
  logBytes: number
}

/** Requests that run in order and are answered together. */
export interface RequestBatch {
  id: number
  requests: readonly EngineRequest[]
}

/** PostgreSQL's report of a failed statement. */
export interface StatementFailure {
  message: string
  code: string | undefined
  constraint: string | undefined
  table: string | undefined
}

/** The outcome of one request. */
export type Outcome = { rows: unknown[] } | { failure: StatementFailure }

/** A message of the database's thread to the main thread. */
export type EngineMessage =
  /** `wasm` is the compiled database, for the next thread. */
  | { kind: 'ready'; wasm: WebAssembly.Module }
  /** The database cannot be used; the text is shown to the operator. */
  | { kind: 'refused'; text: string }
  /** The thread's state is invalid; terminate it immediately. `code` is the system's, such as ENOSPC. */
  | { kind: 'broken'; code: string | undefined; reason: string }
  /** In the order of the requests. */
  | { kind: 'answers'; id: number; outcomes: readonly Outcome[] }

/** The start parameters of the thread. */
export interface EngineSettings {
  dataDir: string
  /** The database as an earlier thread compiled it; otherwise this thread compiles it. */
  wasm?: WebAssembly.Module | undefined
  /** One counter, which the thread increments with each request it begins. */
  progress?: Int32Array<SharedArrayBuffer>
  /** One number: zero until the thread may open the data. */
  gate?: Int32Array<SharedArrayBuffer>
}
