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
   * How far the database has come, as a text that only it understands: everything committed before counts. It is there
   * where reading may go to a standby, which must have come as far.
   */
  position?(): Promise<string>
  /** Resolves when the database answers. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** What an engine does for `Database`: its transactions see one person's rows, and are run once. */
export interface EngineDatabase extends Omit<Database, 'asUser' | 'asReader'> {
  asUser: RunTransaction
  asReader: RunTransaction
}

type RunTransaction = <Result>(
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

/** For checks and copies of the whole database; no request ever gets it. */
export interface Maintenance {
  /** Deletes everybody's throttles that no longer matter: attempts of over a day ago, networks not seen for 90 days. */
  deleteOldThrottles(): Promise<void>
  /** One transaction that sees everybody's rows as they stand at one moment, and can change nothing. */
  readEverything<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>
  /** One transaction as the owner, for whom row-level security is lifted until it ends. */
  asOwner<Result>(work: (owner: OwnerTransaction) => Promise<Result>): Promise<Result>
  status(): Promise<DatabaseStatus>
}
