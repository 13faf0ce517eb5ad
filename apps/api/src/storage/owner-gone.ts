import { hasCode } from './error-code'

const FOREIGN_KEY_VIOLATION = '23503'
/** PostgreSQL's default name for a single-column foreign key; only the one to the owner is on `user_id` alone. */
const OWNER_FOREIGN_KEY = /_user_id_fkey$/

/** Whether a row was refused because its owner was deleted while the transaction ran. */
export function isOwnerDeleted(error: unknown): boolean {
  if (!hasCode(error, FOREIGN_KEY_VIOLATION)) return false
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined
  return typeof constraint === 'string' && OWNER_FOREIGN_KEY.test(constraint)
}
