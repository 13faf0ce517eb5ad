import { DatabaseUnavailable } from '../database-unavailable'
import { StorageFull } from '../storage-full'
import { NO_SPACE } from './disk-space'
import type { Outcome, StatementFailure } from './engine-messages'

/** A statement that PostgreSQL refused, with its code. */
class StatementError extends Error {
  override readonly name = 'StatementError'
  readonly code: string | undefined
  readonly constraint: string | undefined
  readonly table: string | undefined

  constructor({ message, code, constraint, table }: StatementFailure) {
    super(message)
    this.code = code
    this.constraint = constraint
    this.table = table
  }
}

/** Hands one outcome to whoever waits for it. */
export function settle(
  outcome: Outcome | undefined,
  { resolve, reject }: { resolve(rows: unknown[]): void; reject(error: Error): void },
): void {
  if (!outcome) reject(new DatabaseUnavailable('it gave no answer'))
  else if ('failure' in outcome) reject(new StatementError(outcome.failure))
  else resolve(outcome.rows)
}

/** A commit may have reached the disk before what failed, so it may not be reported as not saved. */
export function unknownOutcome(reason: Error): Error {
  return reason instanceof StorageFull ? new DatabaseUnavailable(reason) : reason
}

/** Why the thread is ended, of what it says itself. */
export function toReason({ code, reason }: { code: string | undefined; reason: string }): Error {
  if (code !== undefined && NO_SPACE.includes(code)) return new StorageFull(code)
  return new DatabaseUnavailable(code === undefined ? reason : `${reason} (${code})`)
}
