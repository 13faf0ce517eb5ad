import type { LiabilityRow } from '../../../storage/tables/liabilities-table'
import type { RecurringRow } from '../../../storage/tables/recurring-table'

/** The open debt that a bill pays, because it has the same name, or null. Its payments are those of the debt. */
export function debtOfBill(
  { kind, name }: Pick<RecurringRow, 'kind' | 'name'>,
  debts: readonly LiabilityRow[],
): LiabilityRow | null {
  if (kind !== 'expense') return null
  const isNamed = (other: string) => other.toLowerCase() === name.toLowerCase()
  return (
    debts.find(
      ({ remaining, description, type }) => remaining > 0n && (isNamed(description) || isNamed(type)),
    ) ?? null
  )
}
