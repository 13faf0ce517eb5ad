import type { PlanInputs } from '@solvent/contracts'
import { endOfMonth, fromMinor } from '@solvent/money'
import { allLiabilities, type LiabilityRow } from '../../storage/tables/liabilities-table'
import { paidBetween } from '../../storage/tables/payments-table'
import { allTentativeAssets, type TentativeAssetRow } from '../../storage/tables/tentative-assets-table'
import type { UserRow } from '../../storage/tables/users-table'
import { requireUser } from '../account/profile'
import type { BooksView } from '../books/books'

/**
 * What the books say today that a plan is made from. Money comes to debts only from what will be liquid.
 *
 * @throws DomainError `user_not_found`
 */
export async function planInputs(books: BooksView): Promise<PlanInputs> {
  const [user, liabilities, expected, paid] = await Promise.all([
    requireUser(books),
    allLiabilities(books),
    allTentativeAssets(books),
    paidThisMonth(books),
  ])
  return {
    ...monthInputs({ user, liabilities, paid }, books.today),
    expected: expected.filter(({ isLiquid }) => isLiquid).map(toExpectedSum),
  }
}

interface Debtor {
  user: UserRow
  liabilities: readonly LiabilityRow[]
  /** Paid on debts in the month of today. */
  paid: bigint
}

/** The same from rows that are read already, without expected money: the plan of the month needs none. */
export function monthInputs({ user, liabilities, paid }: Debtor, today: string): PlanInputs {
  return {
    today,
    monthly_income: fromMinor(user.monthlyIncome),
    paid_this_month: fromMinor(paid),
    liabilities: liabilities.filter(({ remaining }) => remaining > 0n).map(toPlannedLiability),
    expected: [],
  }
}

/** What was paid on debts in the calendar month of today. */
export function paidThisMonth(books: BooksView): Promise<bigint> {
  const { today } = books
  return paidBetween(books, `${today.slice(0, 7)}-01`, endOfMonth(today))
}

/** A debt as a plan is made from. */
export function toPlannedLiability(row: LiabilityRow): PlanInputs['liabilities'][number] {
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
    ...(row.accrual && {
      accrued_balances: fromMinor(row.accrual.sum),
      accrued_through: row.accrual.through,
    }),
  }
}

function toExpectedSum(row: TentativeAssetRow): PlanInputs['expected'][number] {
  return {
    on: row.expectedDate,
    amount: fromMinor(row.amount),
    confidence: row.confidence,
    description: row.description || row.type,
  }
}
