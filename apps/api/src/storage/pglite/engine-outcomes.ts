import { DatabaseUnavailable } from '../database-unavailable'
import { StorageFull } from '../storage-full'
import { NO_SPACE } from './disk-space'
import type { Outcome, StatementFailure } from './engine-messages'

/** A statement failed; `code` is PostgreSQL's. */
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

/** Settles a pending request with its outcome. */
export function settle(
  outcome: Outcome | undefined,
  { resolve, reject }: { resolve(rows: unknown[]): void; reject(error: Error): void },
): void {
  if (!outcome) reject(new DatabaseUnavailable('it gave no answer'))
  else if ('failure' in outcome) reject(new StatementError(outcome.failure))
  else resolve(outcome.rows)
}

/** A failed commit may have reached the disk before, so it must not be reported as not saved. */
export function unknownOutcome(reason: Error): Error {
  return reason instanceof StorageFull ? new DatabaseUnavailable(reason) : reason
}

/** The reason for ending the thread, from its own message. */
export function toReason({ code, reason }: { code: string | undefined; reason: string }): Error {
  if (code !== undefined && NO_SPACE.includes(code)) return new StorageFull(code)
  return new DatabaseUnavailable(code === undefined ? reason : `${reason} (${code})`)
}
