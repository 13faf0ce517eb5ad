/** Statements of one transaction. */
export interface Transaction {
  /** Whether nothing can be changed now, as on a nearly full disk; a change is refused with StorageFull. */
  readonly readOnly: boolean
  /** int8, numeric, date and timestamptz arrive as strings. */
  query<Row>(sql: string, params?: unknown[]): Promise<Row[]>
}

/** A transaction that belongs to one person: row-level security shows and takes no other rows. */
export interface UserTransaction extends EngineTransaction {
  readonly userId: string
  /** Calls back when the transaction is committed, and never when it rolls back. The callback must not throw. */
  afterCommit(callback: () => void): void
}

/** The only way to people's rows. */
export interface Database {
  /** Runs one transaction of this person. It commits when `work` resolves and rolls back when it rejects. */
  asUser<Result>(userId: string, work: (tx: UserTransaction) => Promise<Result>): Promise<Result>
  /** The same for work that only reads: all of it sees the books as they stand at one moment, and can change nothing. */
  asReader<Result>(userId: string, work: (tx: UserTransaction) => Promise<Result>): Promise<Result>
  /**
   * The same as asUser for work that is done again if it is lost: nobody else waits for its way to the disk, and a power
   * cut may undo it, as long as no other transaction of the person was answered since.
   */
  inBackground<Result>(userId: string, work: (tx: UserTransaction) => Promise<Result>): Promise<Result>
  /**
   * How far the database has come, as a text that only it understands: everything committed before counts. It is there
   * where reading may go to a standby, which must have come as far.
   */
  position?(): Promise<string>
  /** There where other servers may use the same database. */
  readonly notices?: Notices
  /** Work on one person's rows that is too long for a transaction of a request. */
  readonly long: LongWork
  /** Resolves when the database answers. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Words between the servers of one database. A server that is away for a moment does not hear them. */
export interface Notices {
  /** Whether the words of others arrive now. */
  readonly isListening: boolean
  /** To all other servers; it is not waited for. */
  send(text: string): void
  /** @param on what to do with a word of another server, and when some may not have been heard */
  listen(on: { onNotice(text: string): void; onGap(): void }): void
}

/** One piece of long work. The embedded engine lets everybody else in between two pieces. */
export type Piece = <Result>(work: (tx: UserTransaction) => Promise<Result>) => Promise<Result>

/** Like `Piece`, for reading: rows newer than the horizon do not belong to what is seen. Null: there are none. */
export type View = <Result>(
  read: (tx: UserTransaction, horizon: string | null) => Promise<Result>,
) => Promise<Result>

/**
 * Work without the deadline of a whole request, in pieces of a moment each. It is not run again where it loses against
 * somebody else.
 */
export interface LongWork {
  /**
   * Reads what only grows as it stood at the first piece. What can change is read in the first piece, and whatever
   * refers to it later has to leave out what is newer than the horizon.
   */
  read<Result>(userId: string, work: (view: View) => Promise<Result>): Promise<Result>
  /**
   * Fills an empty account: everything the pieces wrote is there at once when what `work` gives at its end is committed.
   * If anything rejects, the client leaves or the server is killed, nothing of it is left, and nobody ever saw it.
   *
   * @throws AccountNotEmpty, AccountBusy
   */
  fill<Result>(
    userId: string,
    work: (piece: Piece) => Promise<(tx: UserTransaction) => Promise<Result>>,
  ): Promise<Result>
  /**
   * Deletes a person's books piece by piece, then does `finish` in one transaction with the last of it. A kill
   * in between does not bring them back.
   *
   * @throws AccountBusy
   */
  empty(userId: string, finish: (tx: UserTransaction) => Promise<void>): Promise<void>
}

/** The kinds of transactions of one person. */
export type PersonalWay = 'asUser' | 'asReader' | 'inBackground'

/** What an engine does for `Database`: its transactions see one person's rows, and are run once. */
export interface EngineDatabase extends Omit<Database, PersonalWay | 'long'> {
  asUser: RunTransaction
  asReader: RunTransaction
  inBackground: RunTransaction
}

export type RunTransaction = <Result>(
  userId: string,
  work: (tx: EngineTransaction) => Promise<Result>,
) => Promise<Result>

/** A transaction as an engine gives it. */
export interface EngineTransaction extends Transaction {
  /** Sends a statement together with the commit, when the work is done; the transaction fails if it does. */
  beforeCommit(sql: string, params?: unknown[]): void
}

/** Statements with the rights of the database's owner; only start-up work and restoring get them. */
export interface OwnerTransaction extends Transaction {
  /** Runs any number of statements. */
  exec(sql: string): Promise<unknown>
}

/** The state of the database, for the people who run it. */
export interface DatabaseStatus {
  engine: 'embedded' | 'postgres'
  /** Whether a commit that was answered survives a power cut; null where only the server knows. */
  durable: boolean | null
  /** Bytes of write-ahead log on the disk, of which a start after a crash reads a part; null where the server minds it. */
  walBytes: number | null
  /** Whether anything can be saved: false while the disk is nearly full. */
  writable: boolean
  /** Transactions that run now, and that wait for the mutex or for a connection. */
  running: number
  waiting: number
}

/** Reads a part of everybody's rows. */
export type ReadPiece = <Result>(read: (tx: Transaction) => Promise<Result>) => Promise<Result>

/** For checks and copies of the whole database; no request ever gets it. */
export interface Maintenance {
  /** Deletes everybody's throttles that no longer matter: attempts of over a day ago, networks not seen for 90 days. */
  deleteOldThrottles(): Promise<void>
  /** One transaction that sees everybody's rows as they stand at one moment, and can change nothing. */
  readEverything<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>
  /**
   * The same piece by piece, for work that takes long. On PostgreSQL all pieces see one moment; the embedded engine
   * serves others between two of them, so there only what one piece reads fits together.
   */
  readInPieces<Result>(work: (piece: ReadPiece) => Promise<Result>): Promise<Result>
  /** One transaction as the owner, for whom row-level security is lifted until it ends. */
  asOwner<Result>(work: (owner: OwnerTransaction) => Promise<Result>): Promise<Result>
  status(): Promise<DatabaseStatus>
}
