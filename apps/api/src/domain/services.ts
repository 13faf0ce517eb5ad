import type { Database } from '../storage/database'
import type { StoredAuthor } from '../storage/tables/journal-table'
import type { BankFilePool } from './bank-files/bank-file-pool'
import type { Report } from './events'
import type { PlanEngine } from './plan/plan-pool'
import type { ServerKeys } from './secrets/server-keys'

export interface Clock {
  now(): Date
  /** The calendar date, YYYY-MM-DD: the person's where their request names it, else that of UTC. */
  today(): string
}

/** The model provider: any service that speaks the OpenAI protocol. */
export interface AiProvider {
  /** Without a trailing slash. */
  baseUrl: string
  /** Limits for the list of models, for one request to a model, and for a whole answer. */
  timeoutMs: number
  callTimeoutMs: number
  turnTimeoutMs: number
  /** Messages per person in 24 hours. */
  turnsPerDay: number
}

/** The dependencies of every domain function. */
export interface Services {
  db: Database
  clock: Clock
  keys: ServerKeys
  ai: AiProvider
  /** Per client address. */
  registrationsPerMinute: number
  report: Report
  plans: PlanEngine
  bankFiles: BankFilePool
  /** Whether what people configure may call addresses of the server's own networks. */
  allowsPrivateHosts?: boolean
  /** The releases of remotes on the requesting page, as `<remote>@<version>`. */
  releases?: readonly string[]
  /** The author of what is written, if not the person on a page. */
  author?: StoredAuthor
  /** The name of the program that makes the request. */
  program?: string
  /** The undone entry that what is written replaces. */
  corrects?: string
  /** Whether the caller has disconnected, so that the answer is no longer needed. */
  hasCallerLeft?: () => boolean
  /**
   * For a read that may show the books as they are while they are brought up to date: how long it waits first. The
   * answer is then passed on as one that is not to be reused, and the progress in percent.
   */
  whileBehind?: { waitMs: number; onAnswered: () => void; onProgress: (percent: number) => void }
  /** Whether the server is stopping, so that long work should wait for its next start. */
  isStopping?: () => boolean
}
