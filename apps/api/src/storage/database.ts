/** A transaction. */
export interface Transaction {
  /** Whether writes are refused (StorageFull), as on a nearly full disk. */
  readonly readOnly: boolean
  /** int8, numeric, date and timestamptz values are returned as strings. */
  query<Row>(sql: string, params?: unknown[]): Promise<Row[]>
}

/** A transaction of one person: row-level security limits it to that person's rows. */
export interface UserTransaction extends EngineTransaction {
  readonly userId: string
  /**
   * Like `query`, for a statement that changes rows that the person can read. Raises the version of their books, by
   * which caches know that they are stale.
   */
  change<Row>(sql: string, params?: unknown[]): Promise<Row[]>
  /** Runs the callback after the commit, and never after a rollback. The callback must not throw. */
  afterCommit(callback: () => void): void
}

/** The only access to people's rows. */
export interface Database {
  /** Runs one transaction of this person. Commits when `work` resolves and rolls back when it rejects. */
  asUser<Result>(userId: string, work: (tx: UserTransaction) => Promise<Result>): Promise<Result>
  /** Like `asUser`, for work that only reads: it sees a single snapshot and cannot change anything. */
  asReader<Result>(userId: string, work: (tx: UserTransaction) => Promise<Result>): Promise<Result>
  /**
   * Like `asUser`, for work that can be redone if it is lost. It does not wait for the disk, and no other transaction
   * waits for its sync. A power cut may undo it unless another transaction of the person was answered since.
   */
  inBackground<Result>(userId: string, work: (tx: UserTransaction) => Promise<Result>): Promise<Result>
  /**
   * The current position of the database's log, as an opaque string; every earlier commit is included. Defined only
   * where reads may go to a standby, which must have reached that position.
   */
  position?(): Promise<string>
  /** Defined only where other servers may use the same database. */
  readonly notices?: Notices
  /** Whether it runs one transaction at a time, so that each makes all others wait. */
  readonly isSerial: boolean
  /** Work on one person's rows that takes longer than a request's transaction may. */
  readonly long: LongWork
  /** Resolves when the database answers. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Messages between the servers of one database. A server that is disconnected misses them. */
export interface Notices {
  /** Whether messages from other servers are being received. */
  readonly isListening: boolean
  /** Sends to all other servers, without waiting for delivery. */
  send(text: string): void
  /** @param on called for a message of another server, and when messages may have been missed */
  listen(on: { onNotice(text: string): void; onMissedNotices(): void }): void
}

/** Runs one piece of long work. The embedded engine lets other transactions run between pieces. */
export type Piece = <Result>(work: (tx: UserTransaction) => Promise<Result>) => Promise<Result>

/** Like `Piece`, for reading. Rows newer than the horizon are not part of the snapshot. Null: there are none. */
export type ReadSnapshot = <Result>(
  read: (tx: UserTransaction, horizon: string | null) => Promise<Result>,
) => Promise<Result>

/**
 * Work without the deadline of a request, in short pieces. It is not retried when it loses against a concurrent
 * transaction.
 */
export interface LongWork {
  /**
   * Reads append-only data as of the first piece. Read mutable data in the first piece; rows read later that refer to
   * it must leave out what is newer than the horizon.
   */
  read<Result>(userId: string, work: (view: ReadSnapshot) => Promise<Result>): Promise<Result>
  /**
   * Fills an empty account. What the pieces wrote becomes visible atomically, when the function that `work` returns has
   * run and is committed. If anything rejects, the client disconnects or the server is killed, nothing remains and
   * nothing was ever visible.
   *
   * @throws AccountNotEmpty, AccountBusy
   */
  fill<Result>(
    userId: string,
    work: (piece: Piece) => Promise<(tx: UserTransaction) => Promise<Result>>,
  ): Promise<Result>
  /**
   * Writes the rows of one bank import, whose entries name it. Balances change in the function that `work` returns, so
   * that all becomes visible atomically. If anything rejects, the client disconnects or the server is killed, no row
   * of the import remains.
   *
   * @throws AccountBusy
   */
  addImport<Result>(
    userId: string,
    importId: string,
    work: (piece: Piece) => Promise<(tx: UserTransaction) => Promise<Result>>,
  ): Promise<Result>
  /**
   * Runs `begin`, which takes the entries of an import out of the balances, and deletes those entries piece by piece.
   * A kill in between does not bring them back.
   *
   * @throws AccountBusy
   */
  removeImport<Result>(
    userId: string,
    importId: string,
    begin: (tx: UserTransaction) => Promise<Result>,
  ): Promise<Result>
  /**
   * Deletes a person's books piece by piece, then runs `finish` in one transaction with the last piece. A kill in
   * between does not bring them back.
   *
   * @throws AccountBusy
   */
  empty(userId: string, finish: (tx: UserTransaction) => Promise<void>): Promise<void>
}

/** The kinds of transactions that one person's work runs in. */
export type UserTransactionKind = 'asUser' | 'asReader' | 'inBackground'

/** What an engine provides for `Database`: transactions that see one person's rows and are not retried. */
export interface EngineDatabase extends Omit<Database, UserTransactionKind | 'long'> {
  asUser: RunTransaction
  asReader: RunTransaction
  inBackground: RunTransaction
}

export type RunTransaction = <Result>(
  userId: string,
  work: (tx: EngineTransaction) => Promise<Result>,
) => Promise<Result>

/** A transaction as an engine provides it. */
export interface EngineTransaction extends Transaction {
  /** Queues a statement to be sent together with the commit. If it fails, so does the transaction. */
  beforeCommit(sql: string, params?: unknown[]): void
}

/** A transaction with the rights of the database's owner, for start-up work, maintenance and restores only. */
export interface OwnerTransaction extends Transaction {
  /** Runs any number of statements. */
  exec(sql: string): Promise<unknown>
}

/** The state of the database, for operators. */
export interface DatabaseStatus {
  engine: 'embedded' | 'postgres'
  /** Whether an acknowledged commit survives a power cut; null where only the server knows. */
  durable: boolean | null
  /** Size of the write-ahead log on disk, in bytes; null where the server manages it. */
  walBytes: number | null
  /** False while the disk is nearly full and nothing can be saved. */
  writable: boolean
  /** Transactions that are running, and that wait for the mutex or for a connection. */
  running: number
  waiting: number
}

/** The people with ids from the first to the last, inclusive. */
export interface PeopleRange {
  first: string
  last: string
}

export interface PieceTransaction extends Transaction {
  /**
   * From the next statement on, nothing changes the rows of these people, and only theirs, until the piece ends or
   * freezes others; their requests wait. Defined where other transactions may run within a piece.
   */
  freeze?(people: PeopleRange): void
}

/** Reads a part of all people's rows. */
export type ReadPiece = <Result>(read: (tx: PieceTransaction) => Promise<Result>) => Promise<Result>

/** How reading everyone's rows is divided into pieces, so that requests are not delayed noticeably. */
export interface PieceLimits {
  /** The target duration of a piece, in milliseconds. */
  targetMs: number
  /** How many transactions may read at the same time. */
  parallel: number
}

/** For checks and backups of the whole database, never for requests. */
export interface Maintenance {
  readonly pieceLimits: PieceLimits
  /** Deletes expired throttles of all people: attempts over a day old, networks not seen for 90 days. */
  deleteOldThrottles(): Promise<void>
  /** Runs one read-only transaction that sees all people's rows in one snapshot. */
  readEverything<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>
  /**
   * Like `readEverything`, in pieces, for work that takes long. On PostgreSQL all pieces share one snapshot. The
   * embedded engine runs other transactions between pieces and within them, so only the rows of people that a piece
   * has frozen are consistent with each other.
   */
  readInPieces<Result>(work: (piece: ReadPiece) => Promise<Result>): Promise<Result>
  /** Runs one transaction as the owner, with row-level security lifted until it ends. */
  asOwner<Result>(work: (owner: OwnerTransaction) => Promise<Result>): Promise<Result>
  status(): Promise<DatabaseStatus>
}
