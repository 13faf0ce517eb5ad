import type { PlanInputs, PlanSettings } from '@solvent/contracts'
import { endOfMonth, fromMinor } from '@solvent/money'
import { liquidWorth } from '../../storage/tables/assets-table'
import { allLiabilities, type LiabilityRow } from '../../storage/tables/liabilities-table'
import { paidBetween } from '../../storage/tables/payments-table'
import { allTentativeAssets, type TentativeAssetRow } from '../../storage/tables/tentative-assets-table'
import type { UserRow } from '../../storage/tables/users-table'
import { pageCurrencyOf, requireUser } from '../account/profile'
import type { BooksView } from '../books/books'
import { firstOfMonth, keptMoney, type ReserveHistory, reserveHistory } from './kept-money'
import { planSettings } from './plan-settings'

/** What a plan is made from, and how the person wants it made. */
export interface PlanBasis {
  inputs: PlanInputs
  settings: PlanSettings
  /** What the plan of this month has said before. */
  said: ReserveHistory['current']
}

/**
 * What the books say today that a plan is made from. Money comes to debts only from what will be liquid.
 *
 * @throws DomainError `user_not_found`
 */
export async function planBasis(books: BooksView): Promise<PlanBasis> {
  const [user, settings, history, liabilities, expected, paid, held] = await Promise.all([
    requireUser(books),
    planSettings(books),
    reserveHistory(books),
    allLiabilities(books),
    allTentativeAssets(books),
    paidThisMonth(books),
    liquidWorth(books),
  ])
  const inputs = {
    ...monthInputs({ user, liabilities, paid }, books.today),
    kept: fromMinor(keptMoney(history, user.monthlyIncome)),
    liquid_assets: fromMinor(held),
    expected: expected.filter(({ isLiquid }) => isLiquid).map(toExpectedSum),
  }
  return { inputs, settings, said: history.current }
}

interface Debtor {
  user: UserRow
  liabilities: readonly LiabilityRow[]
  /** Paid on debts in the month of today. */
  paid: bigint
}

/** The same from rows that are read already, without what the reserve and the sources ask for: the dashboard shows none. */
export function monthInputs({ user, liabilities, paid }: Debtor, today: string): PlanInputs {
  return {
    today,
    currency: pageCurrencyOf(user),
    monthly_income: fromMinor(user.monthlyIncome),
    paid_this_month: fromMinor(paid),
    liabilities: liabilities.filter(({ remaining }) => remaining > 0n).map(toPlannedLiability),
    expected: [],
  }
}

/** What was paid on debts in the calendar month of today. */
export function paidThisMonth(books: BooksView): Promise<bigint> {
  const { today } = books
  return paidBetween(books, firstOfMonth(today), endOfMonth(today))
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
