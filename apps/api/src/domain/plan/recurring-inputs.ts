import { isCard, type PlanInputs } from '@solvent/contracts'
import { addDays, fromMinor, occurrencesBetween } from '@solvent/money'
import { DAYS_AHEAD } from '@solvent/plan/answers'
import { type AssetRow, namedAssets } from '../../storage/tables/assets-table'
import type { LiabilityRow } from '../../storage/tables/liabilities-table'
import type { OccurrenceRow } from '../../storage/tables/occurrences-table'
import type { RecurringRow } from '../../storage/tables/recurring-table'
import { debtOfBill, isCalled } from '../books/recurring/debt-of-bill'
import { recurrenceOf } from '../books/recurring/recurrence-of'
import { incomeChanges } from './income-changes'
import { perMonth } from './per-month'

/** What recurs, and the rows that it depends on. */
interface RecurringRows {
  recurring: readonly RecurringRow[]
  occurrences: readonly OccurrenceRow[]
  assets: readonly AssetRow[]
  liabilities: readonly LiabilityRow[]
}

type SumKind = NonNullable<PlanInputs['recurring']>['sums'][number]['kind']

export type RecurringInputs = Pick<PlanInputs, 'recurring' | 'income_changes'>

/**
 * The recurring income and bills of the coming days, and how recurring pay changes the income later. Occurrences whose
 * day has come wait for the person; the plan does not count on them. Bills that are debts, or that are paid with a card
 * and so become debts, are left out.
 *
 * @param monthlyIncome minor units; null if it is not the person's regular income
 */
export function recurringInputs(
  rows: RecurringRows,
  { today, monthlyIncome }: { today: string; monthlyIncome: bigint | null },
): RecurringInputs {
  const counted = rows.recurring.flatMap((row) => {
    const kind = kindOf(row, rows)
    return kind ? [{ row, kind }] : []
  })
  if (counted.length === 0) return {}
  const bills = counted.filter(({ row, kind }) => kind === 'bill' && row.nextOn !== null)
  const pay = counted.filter(({ kind }) => kind === 'pay').map(({ row }) => row)
  const changes = monthlyIncome === null ? [] : incomeChanges(pay, { today, monthlyIncome })
  return {
    recurring: {
      sums: counted
        .flatMap(({ row, kind }) =>
          daysOf(row, rows.occurrences, today).map(({ on, amount }) => ({
            on,
            kind,
            name: row.name,
            amount: fromMinor(amount),
          })),
        )
        .sort((one, other) => (one.on === other.on ? 0 : one.on < other.on ? -1 : 1)),
      bills_per_month: fromMinor(bills.reduce((sum, { row }) => sum + perMonth(row), 0n)),
    },
    ...(changes.length > 0 && { income_changes: changes }),
  }
}

/** Null if it moves no money of the plan, or its money is that of a debt. */
function kindOf(row: RecurringRow, { assets, liabilities }: RecurringRows): SumKind | null {
  if (row.kind === 'income') return row.category === 'Salary' ? 'pay' : 'income'
  if (row.kind === 'transfer' || debtOfBill(row, liabilities)) return null
  return isPaidWithCard(row, assets, liabilities) ? null : 'bill'
}

function isPaidWithCard(
  { account }: RecurringRow,
  assets: readonly AssetRow[],
  liabilities: readonly LiabilityRow[],
): boolean {
  if (namedAssets(assets, account).length > 0) return false
  return liabilities.some((debt) => isCard({ liability_type: debt.type }) && isCalled(debt, account))
}

function daysOf(
  row: RecurringRow,
  occurrences: readonly OccurrenceRow[],
  today: string,
): { on: string; amount: bigint }[] {
  const through = addDays(today, DAYS_AHEAD)
  const moved = occurrences.filter(
    ({ recurringId, on }) => recurringId === row.id && on > today && on <= through,
  )
  if (row.nextOn === null) return moved
  const after = addDays(row.nextOn, -1)
  const regular = occurrencesBetween(recurrenceOf(row), { after: after < today ? today : after, through })
  return [...regular.map((on) => ({ on, amount: row.amount })), ...moved]
}
