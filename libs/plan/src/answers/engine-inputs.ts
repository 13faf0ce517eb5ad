import type { PlanInputs, PlannedLiability } from '@solvent/contracts'
import { addDays, backToMinor, maxOf } from '@solvent/money'
import { availableBudget, type BudgetRule, DEFAULT_BUDGET } from '../budget'
import { DAYS_AHEAD } from '../by-day/cash-line'
import type { MoneyByDay, RecurringMoney } from '../by-day/money-ahead'
import type { MonthlyPlanInput } from '../monthly-plan'
import type { Accrual, CardStatement, PlanLiability } from '../plan-liability'
import type { LumpSum } from '../projection/funds'
import { toLenderTerms } from './lender-terms-form'

/** Converts the inputs for the plan of the month, without the person's choices. */
export function toMonthlyPlanInput(inputs: PlanInputs): MonthlyPlanInput {
  return {
    today: inputs.today,
    monthlyIncome: backToMinor(inputs.monthly_income),
    budget: toBudgetRule(inputs),
    ...moneyOnHand(inputs),
    lumpSums: inputs.expected.map(toLumpSum),
    liabilities: inputs.liabilities.map(toPlanLiability),
    currency: inputs.currency,
  }
}

/** What this month has on top of its budget, and what is paid from the budget; in minor units. */
export function moneyOnHand(inputs: PlanInputs) {
  const { paid_this_month, kept = 0, received } = inputs
  return {
    paidThisMonth: backToMinor(paid_this_month) - backToMinor(received?.paid ?? 0),
    openingReserve: backToMinor(kept) + releasedIncome(inputs),
    received: backToMinor(received?.left ?? 0),
  }
}

type BudgetInputs = Pick<PlanInputs, 'monthly_income'> & { budget?: PlanInputs['budget'] | undefined }

/** What may go to debts this month because more income has come than the plan counts on, in minor units. */
export function releasedIncome(inputs: BudgetInputs & Pick<PlanInputs, 'income_so_far'>): bigint {
  return maxOf(0n, budgetOf(inputs, inputs.income_so_far ?? 0) - budgetOf(inputs))
}

/** What may go to debts each month with this income, in minor units. */
export function budgetOf(inputs: BudgetInputs, income: number = inputs.monthly_income): bigint {
  return availableBudget(backToMinor(income), toBudgetRule(inputs))
}

/** Converts a debt of the inputs for the engine. */
export function toPlanLiability(given: PlannedLiability): PlanLiability {
  const remaining = backToMinor(given.remaining_amount)
  return {
    id: given.id,
    remaining,
    instalment: backToMinor(given.installment_amount),
    installmentsTotal: given.installments_total,
    installmentsPaid: given.installments_paid,
    credit: backToMinor(given.credit),
    frequency: given.frequency,
    firstDueDate: given.due_date,
    // Two decimals of a percent are basis points, as two decimals of an amount are cents.
    rateBp: Number(backToMinor(given.interest_rate)),
    priority: given.priority_score,
    isCompleted: remaining === 0n,
    lenderTerms: toLenderTerms(given.lender_terms),
    accrual: toAccrual(given),
    statement: toStatement(given),
  }
}

function toAccrual(given: PlannedLiability): Accrual | null {
  const { accrued_balances: sum, accrued_rest: rest, accrued_through: through } = given
  if (sum === undefined || through === undefined) return null
  return { sum: backToMinor(sum), ...(rest !== undefined && { rest }), through }
}

function toStatement(given: PlannedLiability): CardStatement | null {
  const { statement_unpaid: unpaid, statement_in_grace: inGrace } = given
  return unpaid === undefined || inGrace === undefined ? null : { unpaid: backToMinor(unpaid), inGrace }
}

function toBudgetRule({ budget }: Pick<BudgetInputs, 'budget'>): BudgetRule {
  if (budget === undefined) return DEFAULT_BUDGET
  return budget.kind === 'share' ? budget : { kind: 'amount', amount: backToMinor(budget.amount) }
}

export function toLumpSum({ on, amount, confidence, description }: PlanInputs['expected'][number]): LumpSum {
  return { on, amount: backToMinor(amount), confidencePercent: confidence, name: description }
}

/** The money around the plan made from this input; null if what the accounts hold is unknown. */
export function toMoneyByDay(
  { liabilities, lumpSums = [] }: MonthlyPlanInput,
  {
    today,
    monthly_income,
    liquid_assets: held,
    pay,
    cushion = 0,
    scheduled = [],
    recurring,
    ...inputs
  }: PlanInputs,
): MoneyByDay | null {
  const { living_costs, limited_living_costs, recorded_living_costs } = inputs
  const livingCosts = living_costs ?? limited_living_costs ?? recorded_living_costs
  if (held === undefined) return null
  const monthlyIncome = backToMinor(monthly_income)
  return {
    today,
    held: backToMinor(held),
    monthlyIncome,
    cushion: backToMinor(cushion),
    livingCosts: livingCosts === undefined ? null : backToMinor(livingCosts),
    pay: pay ?? null,
    lumpSums,
    liabilities,
    scheduled: scheduled
      .filter(({ on }) => on > today)
      .map(({ liability_id, on, amount }) => ({
        liabilityId: liability_id,
        on,
        amount: backToMinor(amount),
      })),
    ...(recurring && { recurring: toRecurringMoney(recurring, today) }),
  }
}

function toRecurringMoney(
  { sums, bills_per_month }: NonNullable<PlanInputs['recurring']>,
  today: string,
): RecurringMoney {
  const through = addDays(today, DAYS_AHEAD)
  return {
    sums: sums
      .filter(({ on }) => on > today && on <= through)
      .map((sum) => ({ ...sum, amount: backToMinor(sum.amount) })),
    billsPerMonth: backToMinor(bills_per_month),
  }
}
