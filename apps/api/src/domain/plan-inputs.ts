import type { PlanInputs } from '@solvent/contracts'
import { endOfMonth, fromMinor } from '@solvent/money'
import type { Transaction } from '../storage/database'
import { allLiabilities, type LiabilityRow } from '../storage/liabilities-table'
import { paidBetween } from '../storage/payments-table'
import { allTentativeAssets, type TentativeAssetRow } from '../storage/tentative-assets-table'
import type { UserRow } from '../storage/users-table'
import { requireUser } from './profile'

/**
 * What the books say today that a plan is made from. Money comes to debts only from what will be liquid.
 *
 * @throws DomainError `user_not_found`
 */
export async function planInputs(tx: Transaction, userId: string, today: string): Promise<PlanInputs> {
  const user = await requireUser(tx, userId)
  const liabilities = await allLiabilities(tx, userId)
  const expected = await allTentativeAssets(tx, userId)
  return {
    ...(await monthInputs(tx, { userId, user, liabilities }, today)),
    expected: expected.filter(({ isLiquid }) => isLiquid).map(expectedSum),
  }
}

interface Debtor {
  userId: string
  user: UserRow
  liabilities: readonly LiabilityRow[]
}

/** The same from rows that are read already, without expected money: the plan of the month needs none. */
export async function monthInputs(
  tx: Transaction,
  { userId, user, liabilities }: Debtor,
  today: string,
): Promise<PlanInputs> {
  return {
    today,
    monthly_income: fromMinor(user.monthlyIncome),
    paid_this_month: fromMinor(await paidBetween(tx, userId, `${today.slice(0, 7)}-01`, endOfMonth(today))),
    liabilities: liabilities.filter(({ remaining }) => remaining > 0n).map(plannedLiability),
    expected: [],
  }
}

/** A debt as a plan is made from. */
export function plannedLiability(row: LiabilityRow): PlanInputs['liabilities'][number] {
  return {
    id: row.id,
    liability_type: row.type,
    description: row.description,
    remaining_amount: fromMinor(row.remaining),
    installment_amount: fromMinor(row.instalment),
    installments_total: row.installmentsTotal,
    installments_paid: row.installmentsPaid,
    credit: fromMinor(row.credit),
    frequency: row.frequency,
    due_date: row.firstDueDate,
    interest_rate: fromMinor(BigInt(row.rateBp)),
    priority_score: row.priority,
  }
}

function expectedSum(row: TentativeAssetRow): PlanInputs['expected'][number] {
  return {
    on: row.expectedDate,
    amount: fromMinor(row.amount),
    confidence: row.confidence,
    description: row.description || row.type,
  }
}
