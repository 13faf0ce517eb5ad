import type { Transaction } from './database'

/**
 * Has the planner plan all statements of the connection again. It plans the checks of foreign keys at the first row and
 * keeps the plan: made while a table is nearly empty, it may scan all entries of a person for each row.
 */
export async function discardPlans(tx: Transaction): Promise<void> {
  await tx.query('discard plans')
}
