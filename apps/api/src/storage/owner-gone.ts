import { hasCode } from './error-code'

const FOREIGN_KEY_VIOLATION = '23503'
/** PostgreSQL names a reference of one column so; only that to the person has this column alone. */
const OF_OWNER = /_user_id_fkey$/

/** Whether a row was refused because its person was deleted while the transaction ran. */
export function isOwnerGone(error: unknown): boolean {
  if (!hasCode(error, FOREIGN_KEY_VIOLATION)) return false
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined
  return typeof constraint === 'string' && OF_OWNER.test(constraint)
}
