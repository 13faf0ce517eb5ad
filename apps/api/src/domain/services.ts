import type { Database } from '../storage/database'
import type { Report } from './events'
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
  timeoutMs: number
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
}
