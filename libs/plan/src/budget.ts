import { halfUpDiv, maxOf } from '@solvent/money'

/** How much may go to debts each month: a whole percentage of the income, or a fixed amount in minor units. */
export type BudgetRule = { kind: 'share'; percent: number } | { kind: 'amount'; amount: bigint }

export const DEFAULT_BUDGET = { kind: 'share', percent: 70 } as const satisfies BudgetRule

/**
 * What may go to debts each month, in minor units. A share is rounded half up, and 0 without an income; a fixed amount
 * does not depend on the income.
 */
export function availableBudget(monthlyIncome: bigint | null, rule: BudgetRule = DEFAULT_BUDGET): bigint {
  if (rule.kind === 'amount') return rule.amount
  return halfUpDiv(maxOf(0n, monthlyIncome ?? 0n) * BigInt(rule.percent), 100n)
}
