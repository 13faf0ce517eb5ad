import { hasCode } from './error-code'

const FOREIGN_KEY_VIOLATION = '23503'
/**
 * PostgreSQL's default name for a single-column foreign key; only the one to the owner is on `user_id` alone. Citus
 * adds the number of the shard.
 */
const OWNER_FOREIGN_KEY = /_user_id_fkey(_\d+)?$/
/** Citus sends the name of the constraint in the message only. */
const NAMED_CONSTRAINT = /foreign key constraint "([^"]+)"/

/** The owner of a row was deleted while the transaction ran. */
export class OwnerGone extends Error {
  override readonly name = 'OwnerGone'
}

/** Whether a row was refused because its owner was deleted while the transaction ran. */
export function isOwnerDeleted(error: unknown): boolean {
  if (error instanceof OwnerGone) return true
  if (!(error instanceof Error) || !hasCode(error, FOREIGN_KEY_VIOLATION)) return false
  const [, named] = NAMED_CONSTRAINT.exec(error.message) ?? []
  const constraint = ('constraint' in error && error.constraint) || named
  return typeof constraint === 'string' && OWNER_FOREIGN_KEY.test(constraint)
}
