import type { LiabilityRow } from '../../../storage/tables/liabilities-table'
import type { RecurringRow } from '../../../storage/tables/recurring-table'

/** The open debt that a bill pays, because it has the same name, or null. Its payments are those of the debt. */
export function debtOfBill(
  { kind, name }: Pick<RecurringRow, 'kind' | 'name'>,
  debts: readonly LiabilityRow[],
): LiabilityRow | null {
  if (kind !== 'expense') return null
  return debts.find((debt) => debt.remaining > 0n && isCalled(debt, name)) ?? null
}

/** Whether a debt has this description or type, without regard to case. */
export function isCalled({ description, type }: LiabilityRow, name: string): boolean {
  return [description, type].some((own) => own.toLowerCase() === name.toLowerCase())
}
