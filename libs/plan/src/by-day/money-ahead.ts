import { addDays, type DateString, maxOf } from '@solvent/money'
import type { MonthlyPlan } from '../monthly-plan'
import type { PlanLiability } from '../plan-liability'
import { countedAmount, type LumpSum } from '../projection/funds'
import { CashLine, DAYS_AHEAD } from './cash-line'
import type { DatedPayment } from './dated-payment'
import { type Pay, type PaySchedule, payBetween } from './pay-days'
import { type DebtAhead, payTodayWhereEnough, placeDues, placeExtra } from './place-payments'
import { type ScheduledSum, scheduledByDebt } from './scheduled-payments'

/** An income or bill that comes back, on a day. */
interface RecurringSum {
  on: DateString
  /** Pay takes the place of the pay schedule; other income comes on top of it. */
  kind: 'pay' | 'income' | 'bill'
  name: string
  /** Minor units, above 0. */
  amount: bigint
}

/** What comes back in the next 60 days. */
export interface RecurringMoney {
  sums: readonly RecurringSum[]
  /** The part of the monthly living costs that bills are, in minor units: what they come to in an average month. */
  billsPerMonth: bigint
}

/** The money around a plan, by which its payments get their days. */
export interface MoneyByDay {
  /** The user's local date. */
  today: DateString
  /** What the accounts that can pay hold today, in minor units. */
  held: bigint
  /** Minor units a month. */
  monthlyIncome: bigint
  /** What extra payments leave in the accounts, in minor units. */
  cushion: bigint
  /** Spent on living in a month, in minor units; null for what the budget leaves of the income. */
  livingCosts: bigint | null
  /** Null if unknown. */
  pay: PaySchedule | null
  lumpSums: readonly LumpSum[]
  liabilities: readonly PlanLiability[]
  /** Payments that are scheduled for days from tomorrow on; none by default. */
  scheduled?: readonly ScheduledSum[]
  /** Nothing by default. */
  recurring?: RecurringMoney
}

const NOTHING_RECURS: RecurringMoney = { sums: [], billsPerMonth: 0n }

/** Money that comes, in minor units. */
interface Income extends Pay {
  kind: 'pay' | 'expected' | 'recurring'
  /** Empty without one, and for pay by the pay schedule. */
  name: string
}

/** The next 60 days of a person who pays what the plan says. */
export interface MoneyAhead {
  debts: ReadonlyMap<string, DebtAhead>
  /** From tomorrow on; pay first, each kind by day. */
  income: readonly Income[]
  /** From tomorrow on, by day. */
  bills: readonly RecurringSum[]
  /** What the accounts hold at the end of each day from today on, in whole minor units. */
  balances: readonly number[]
}

/**
 * Days for the payments of a plan, by debt: each on a day on which the money is there and nothing that falls due within
 * 60 days goes unpaid for it. Dues are placed in the order of the plan, on their due dates; those that today's money
 * can pay as well are paid today. Extra payments take what is left beyond the cushion, by the end of the month. What is
 * scheduled leaves on its day, whether or not the money is there, and counts as the first part of both.
 *
 * Money comes on paydays, and as expected money from tomorrow on, by its confidence. Recurring bills leave on their
 * days, whether or not the money is there; the rest of the living costs is spent evenly over each month. Null if the
 * paydays are unknown or irregular, and no pay recurs.
 */
export function moneyAhead(plan: MonthlyPlan, money: MoneyByDay): MoneyAhead | null {
  const { today, liabilities, recurring = NOTHING_RECURS } = money
  const pay = payAhead(money)
  if (pay === null) return null
  const income = [...pay, ...otherIncome(money)]
  const livingCosts = money.livingCosts ?? maxOf(0n, money.monthlyIncome - plan.availableBudget)
  const cash = new CashLine({
    today,
    held: Number(money.held),
    income: income.map(({ on, amount }) => ({ on, amount: Number(amount) })),
    livingCosts: Number(maxOf(0n, livingCosts - recurring.billsPerMonth)),
  })
  const bills = recurring.sums.filter(({ kind }) => kind === 'bill')
  for (const { on, amount } of bills) cash.pay(Number(amount), cash.dayOf(on))
  const scheduled = scheduledByDebt(money.scheduled ?? [], cash)
  const debts = placeDues(plan, { liabilities, scheduled, cash })
  payTodayWhereEnough(debts, cash)
  for (const { liabilityId } of plan.items) {
    const debt = debts.get(liabilityId)
    if (debt && debt.extra > 0n) placeExtra(debt, { cash, cushion: Number(money.cushion) })
  }
  return { debts, income, bills, balances: cash.balances }
}

/** What the plan recommends for this month, by debt. */
export function paymentsByDebt({ debts }: MoneyAhead): ReadonlyMap<string, DatedPayment[]> {
  return new Map([...debts].map(([id, { payments }]) => [id, payments]))
}

/** The pay that recurs, or else that of the pay schedule; null if neither is known. */
function payAhead({ today, monthlyIncome, pay, recurring }: MoneyByDay): Income[] | null {
  const recurs = recurringIncome(recurring, 'pay')
  if (recurs.length > 0) return recurs
  if (pay === null || pay.kind === 'irregular') return null
  const paid = payBetween(pay, monthlyIncome, { after: today, through: addDays(today, DAYS_AHEAD) })
  return paid.map((one) => ({ ...one, kind: 'pay', name: '' }))
}

function otherIncome({ today, lumpSums, recurring }: MoneyByDay): Income[] {
  const expected = lumpSums
    .filter(({ on }) => on > today && on <= addDays(today, DAYS_AHEAD))
    .map((sum) => ({
      on: sum.on,
      amount: countedAmount(sum),
      kind: 'expected' as const,
      name: sum.name ?? '',
    }))
  return [...recurringIncome(recurring, 'income'), ...expected]
}

function recurringIncome({ sums } = NOTHING_RECURS, wanted: 'pay' | 'income'): Income[] {
  return sums
    .filter(({ kind }) => kind === wanted)
    .map(({ on, amount, name }) => ({ on, amount, name, kind: wanted === 'pay' ? 'pay' : 'recurring' }))
}
