import type { PlanInputs, PlanSettings } from '@solvent/contracts'
import { endOfMonth, fromMinor } from '@solvent/money'
import { budgetOf, fromLenderTerms } from '@solvent/plan/answers'
import { allAssets, liquidWorth } from '../../storage/tables/assets-table'
import { type LiabilityRow, openLiabilities } from '../../storage/tables/liabilities-table'
import { allOccurrences } from '../../storage/tables/occurrences-table'
import { type PaidSum, paidBetween } from '../../storage/tables/payments-table'
import { receivedForDebts } from '../../storage/tables/received-money'
import { allRecurring, type RecurringRow } from '../../storage/tables/recurring-table'
import { allScheduledPayments, type ScheduledPaymentRow } from '../../storage/tables/scheduled-payments-table'
import { allTentativeAssets, type TentativeAssetRow } from '../../storage/tables/tentative-assets-table'
import type { UserRow } from '../../storage/tables/users-table'
import { pageCurrencyOf, requireUser } from '../account/profile'
import type { BooksView } from '../books/books'
import { toDueLiability } from '../books/liability-view'
import { scheduledAmount } from '../books/scheduled-amount'
import { carriedReserve, firstOfMonth, type ReserveHistory, reserveHistory } from './carried-reserve'
import { planSettings } from './plan-settings'
import { type PlannedIncome, plannedIncome } from './planned-income'
import { recordedLivingCosts } from './recorded-living-costs'
import { type RecurringInputs, recurringInputs } from './recurring-inputs'

/** The inputs of a plan, and the person's settings for it. */
export interface PlanBasis {
  inputs: PlanInputs
  settings: PlanSettings
  /** From the latest plan of this month; null before the first one. */
  savedReserve: ReserveHistory['current']
}

/**
 * Reads the inputs of today's plan from the books. Expected money counts only if it will be liquid.
 *
 * @param without the id of an expected asset to leave out
 * @throws DomainError `user_not_found`
 */
export async function planBasis(
  books: BooksView,
  { without }: { without?: string | undefined } = {},
): Promise<PlanBasis> {
  const [user, settings, history, liabilities, expected, paid, held, received, scheduled, recurs] =
    await Promise.all([
      requireUser(books),
      planSettings(books),
      reserveHistory(books),
      openLiabilities(books),
      allTentativeAssets(books),
      paidThisMonth(books),
      liquidWorth(books),
      receivedForDebts(books),
      allScheduledPayments(books),
      allRecurring(books),
    ])
  const income = await plannedIncome(books, settings, user)
  const recurring = await readRecurring(books, { recurs, liabilities, settings, user })
  const month = monthInputs({ user, income, liabilities, paid, received, settings }, books.today)
  const inputs = {
    ...month,
    kept: fromMinor(carriedReserve(history, budgetOf(month))),
    ...(settings.pay && { pay: settings.pay }),
    ...(settings.cushion !== null && { cushion: settings.cushion }),
    ...(settings.living_costs !== null && { living_costs: settings.living_costs }),
    ...(await recordedLivingCosts(books, { ...settings, hasRecurringPay: hasRecurringPay(recurring) })),
    liquid_assets: fromMinor(held),
    ...scheduledInputs(scheduled, liabilities, books.today),
    ...recurring,
    expected: expected.filter(({ id, isLiquid }) => isLiquid && id !== without).map(toExpectedSum),
  }
  return { inputs, settings, savedReserve: history.current }
}

interface Recurs {
  recurs: readonly RecurringRow[]
  liabilities: readonly LiabilityRow[]
  settings: PlanSettings
  user: UserRow
}

async function readRecurring(
  books: BooksView,
  { recurs, liabilities, settings, user }: Recurs,
): Promise<RecurringInputs> {
  // Most people have none.
  if (recurs.length === 0) return {}
  const [occurrences, assets] = await Promise.all([allOccurrences(books), allAssets(books)])
  const monthlyIncome = settings.pay?.kind === 'irregular' ? null : user.monthlyIncome
  return recurringInputs(
    { recurring: recurs, occurrences, assets, liabilities },
    { today: books.today, monthlyIncome },
  )
}

function hasRecurringPay({ recurring }: RecurringInputs): boolean {
  return recurring?.sums.some(({ kind }) => kind === 'pay') ?? false
}

interface Debtor {
  user: UserRow
  income: PlannedIncome
  settings: PlanSettings
  /** Those that are not paid off. */
  liabilities: readonly LiabilityRow[]
  /** Paid on debts in the month of today. */
  paid: PaidSum
  /** Received money for debts that is not yet paid, in minor units. */
  received: bigint
}

/**
 * The same from rows that are already read, without the inputs for the reserve and the payment sources, which the
 * dashboard does not show.
 */
export function monthInputs(
  { user, income, settings, liabilities, paid, received }: Debtor,
  today: string,
): PlanInputs {
  const hasReceived = received > 0n || paid.fromReceived > 0n
  return {
    today,
    currency: pageCurrencyOf(user),
    ...income,
    budget: settings.budget,
    paid_this_month: fromMinor(paid.amount),
    ...(hasReceived && { received: { left: fromMinor(received), paid: fromMinor(paid.fromReceived) } }),
    liabilities: liabilities.map((row) => toPlannedLiability(row, today)),
    expected: [],
  }
}

function scheduledInputs(
  scheduled: readonly ScheduledPaymentRow[],
  liabilities: readonly LiabilityRow[],
  today: string,
): Pick<PlanInputs, 'scheduled'> {
  // Most people have none.
  if (scheduled.length === 0) return {}
  const debts = new Map(liabilities.map((row) => [row.id, toDueLiability(row, today)]))
  const sums = scheduled.flatMap((row) => {
    const debt = debts.get(row.liabilityId)
    if (!debt) return []
    return [
      { liability_id: row.liabilityId, on: row.payOn, amount: fromMinor(scheduledAmount(row, debt, today)) },
    ]
  })
  return sums.length > 0 ? { scheduled: sums } : {}
}

/** What was paid on debts in the calendar month of today. */
export function paidThisMonth(books: BooksView): Promise<PaidSum> {
  const { today } = books
  return paidBetween(books, firstOfMonth(today), endOfMonth(today))
}

/** A debt as an input of a plan. */
export function toPlannedLiability(row: LiabilityRow, today: string): PlanInputs['liabilities'][number] {
  return {
    id: row.id,
    liability_type: row.type,
    description: row.description,
    remaining_amount: fromMinor(row.remaining),
    installment_amount: fromMinor(toDueLiability(row, today).instalment),
    installments_total: row.installmentsTotal,
    installments_paid: row.installmentsPaid,
    credit: fromMinor(row.credit),
    frequency: row.frequency,
    due_date: row.firstDueDate,
    interest_rate: fromMinor(BigInt(row.rateBp)),
    priority_score: row.priority,
    ...(row.lenderTerms && { lender_terms: fromLenderTerms(row.lenderTerms) ?? undefined }),
    ...(row.accrual && {
      accrued_balances: fromMinor(row.accrual.sum),
      accrued_through: row.accrual.through,
      ...(row.accrual.rest !== undefined && { accrued_rest: row.accrual.rest }),
    }),
    ...(row.statement && {
      statement_unpaid: fromMinor(row.statement.unpaid),
      statement_in_grace: row.statement.inGrace,
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
