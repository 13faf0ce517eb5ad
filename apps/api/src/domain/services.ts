import type { Database } from '../storage/database'
import type { ServerKeys } from './server-keys'

export interface Clock {
  now(): Date
  /** The server's calendar date, YYYY-MM-DD. */
  today(): string
}

/** What every domain function works with. */
export interface Services {
  db: Database
  clock: Clock
  keys: ServerKeys
}
