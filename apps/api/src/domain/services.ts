import type { Database } from '../storage/database'
import type { StoredAuthor } from '../storage/tables/journal-table'
import type { Report } from './events'
import type { PlanEngine } from './plan/plan-pool'
import type { ServerKeys } from './secrets/server-keys'

export interface Clock {
  now(): Date
  /** The calendar date, YYYY-MM-DD: the person's where their request names it, else that of UTC. */
  today(): string
}

/** Where the models are: any service that speaks the OpenAI protocol. */
export interface AiProvider {
  /** Without a slash at its end. */
  baseUrl: string
  /** For the list of models, for one question to a model, and for all of one answer. */
  timeoutMs: number
  callTimeoutMs: number
  turnTimeoutMs: number
  /** Messages of one person in 24 hours. */
  turnsPerDay: number
}

/** What every domain function works with. */
export interface Services {
  db: Database
  clock: Clock
  keys: ServerKeys
  ai: AiProvider
  /** From one address. */
  registrationsPerMinute: number
  report: Report
  plans: PlanEngine
  /** The releases of remotes on the page that asks, as `<remote>@<version>`. */
  releases?: readonly string[]
  /** Who writes what is written, if not the person on a page. */
  author?: StoredAuthor
  /** Whether the caller has left, so that nobody waits for the answer. */
  hasCallerLeft?: () => boolean
  /** Whether the server stops, so that long work is better done after its next start. */
  isStopping?: () => boolean
}
