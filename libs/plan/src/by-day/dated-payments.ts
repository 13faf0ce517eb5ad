import { addDays, type DateString, endOfMonth, maxOf, minOf } from '@solvent/money'
import { payoffAmount } from '../accrual'
import type { MonthlyPlan } from '../monthly-plan'
import type { PlanLiability } from '../plan-liability'
import { countedAmount, type LumpSum } from '../projection/funds'
import { CashLine, DAYS_AHEAD } from './cash-line'
import { type DatedDue, duesThrough, firstOf } from './dues-by-date'
import { type Pay, type PaySchedule, payBetween } from './pay-days'

/** A part of what the plan recommends to pay on a debt, on a day with the money for it. */
export interface DatedPayment {
  /** Null if there is no day with the money for it within 60 days. */
  on: DateString | null
  /** Minor units. */
  amount: bigint
  /** The due date of it; null for an extra payment. */
  due: DateString | null
}

export interface MoneyByDay {
  /** The user's local date. */
  today: DateString
  /** What the accounts that can pay hold today, in minor units. */
  held: bigint
  /** Minor units a month. */
  monthlyIncome: bigint
  /** Null if unknown. */
  pay: PaySchedule | null
  lumpSums: readonly LumpSum[]
  liabilities: readonly PlanLiability[]
}

/** Money that comes, in minor units. */
interface Income extends Pay {
  kind: 'pay' | 'expected'
}

/** The next 60 days of a person who pays what the plan says. */
export interface MoneyAhead {
  /** What the plan recommends for this month, by debt. */
  payments: ReadonlyMap<string, DatedPayment[]>
  /** What falls due after this month, by debt. */
  later: ReadonlyMap<string, DatedPayment[]>
  /** From tomorrow on, in no particular order. */
  income: readonly Income[]
  /** What the accounts hold at the end of each day from today on, in whole minor units. */
  balances: readonly number[]
}

/**
 * Days for the payments of a plan, by debt: each on a day on which the money is there and nothing that falls due within
 * 60 days goes unpaid for it. Dues are placed in the order of the plan, on their due dates; those that today's money
 * can pay as well are paid today. Extra payments take what is left, from today to the end of the month.
 *
 * Money comes on paydays, and as expected money from tomorrow on, by its confidence. What is not budget is spent on
 * living, evenly over each month. If paydays are unknown or irregular, only today's money is placed.
 */
export function datedPayments(plan: MonthlyPlan, money: MoneyByDay): ReadonlyMap<string, DatedPayment[]> {
  return moneyAhead(plan, money)?.payments ?? paymentsOfToday(plan, money)
}

/** The same with everything else that moves money; null if paydays are unknown or irregular. */
export function moneyAhead(plan: MonthlyPlan, money: MoneyByDay): MoneyAhead | null {
  const { pay, today } = money
  if (pay === null || pay.kind === 'irregular') return null
  const income = incomeAhead(money, pay)
  const cash = new CashLine({
    today,
    held: Number(money.held),
    income: income.map(({ on, amount }) => ({ on, amount: Number(amount) })),
    livingCosts: Number(maxOf(0n, money.monthlyIncome - plan.availableBudget)),
  })
  const { payments, later } = placeDues(plan, money, cash)
  payTodayWhereEnough(payments, cash)
  const lastDay = cash.dayOf(endOfMonth(today))
  for (const item of plan.items) {
    placeExtra(item.extraAmount, lastDay, cash, payments.get(item.liabilityId) ?? [])
  }
  return { payments, later, income, balances: cash.balances }
}

function incomeAhead({ today, monthlyIncome, lumpSums }: MoneyByDay, pay: PaySchedule): Income[] {
  const through = addDays(today, DAYS_AHEAD)
  return [
    ...payBetween(pay, monthlyIncome, { after: today, through }).map((one) => ({
      ...one,
      kind: 'pay' as const,
    })),
    ...lumpSums
      .filter(({ on }) => on > today && on <= through)
      .map((sum) => ({ on: sum.on, amount: countedAmount(sum), kind: 'expected' as const })),
  ]
}

/** Places the dues of this month that the plan covers, and keeps later ones of the next 60 days payable. */
function placeDues(
  { items }: MonthlyPlan,
  { today, liabilities }: MoneyByDay,
  cash: CashLine,
): Record<'payments' | 'later', Map<string, DatedPayment[]>> {
  const debts = new Map(liabilities.map((liability) => [liability.id, liability]))
  const monthEnd = endOfMonth(today)
  const [payments, later] = [new Map<string, DatedPayment[]>(), new Map<string, DatedPayment[]>()]
  for (const { liabilityId, amount, extraAmount } of items) {
    const debt = debts.get(liabilityId)
    if (!debt) continue
    const dues = duesThrough(debt, payoffAmount(debt, today), cash.dateOf(DAYS_AHEAD))
    const covered = firstOf(
      dues.filter(({ on }) => on <= monthEnd),
      amount - extraAmount,
    )
    const place = (due: DatedDue) => placeDue(due, cash)
    payments.set(liabilityId, covered.flatMap(place))
    later.set(liabilityId, dues.filter(({ on }) => on > monthEnd).flatMap(place))
  }
  return { payments, later }
}

/** On the due date, or else as soon after it as there is money; if there is none for all of it, in part. */
function placeDue({ on: due, amount }: DatedDue, cash: CashLine): DatedPayment[] {
  const dueDay = cash.dayOf(due)
  const day = cash.firstDayFor(Number(amount), dueDay)
  const part = day === null ? BigInt(cash.available(dueDay)) : amount
  cash.pay(Number(part), day ?? dueDay)
  return [
    { on: cash.dateOf(day ?? dueDay), amount: part, due },
    { on: null, amount: amount - part, due },
  ].filter((payment) => payment.amount > 0n)
}

/** Moves dues to today, as long as this leaves enough for all others. */
function payTodayWhereEnough(placed: ReadonlyMap<string, DatedPayment[]>, cash: CashLine): void {
  for (const payment of [...placed.values()].flat()) {
    if (payment.on === null) continue
    const day = cash.dayOf(payment.on)
    const amount = Number(payment.amount)
    cash.pay(-amount, day)
    const isEnough = cash.available(0) >= amount
    cash.pay(amount, isEnough ? 0 : day)
    if (isEnough) payment.on = cash.dateOf(0)
  }
}

/** Pays an extra on the first day with the money for it, or in parts if there is none by the end of the month. */
function placeExtra(extra: bigint, lastDay: number, cash: CashLine, payments: DatedPayment[]): void {
  let left = Number(extra)
  const place = (amount: number, day: number) => {
    if (amount === 0) return
    cash.pay(amount, day)
    left -= amount
    payments.push({ on: cash.dateOf(day), amount: BigInt(amount), due: null })
  }
  const whole = cash.firstDayFor(left, 0, lastDay)
  if (whole !== null) place(left, whole)
  for (let day = 0; day <= lastDay && left > 0; day += 1) place(Math.min(left, cash.available(day)), day)
  if (left > 0) payments.push({ on: null, amount: BigInt(left), due: null })
}

/** Spends today's money in the order of the plan, dues first. */
function paymentsOfToday({ items }: MonthlyPlan, { today, held }: MoneyByDay): Map<string, DatedPayment[]> {
  let left = held
  const placed = new Map<string, DatedPayment[]>()
  const place = (liabilityId: string, amount: bigint, due: DateString | null) => {
    const part = minOf(left, amount)
    left -= part
    const parts = [
      { on: today, amount: part, due },
      { on: null, amount: amount - part, due },
    ]
    const before = placed.get(liabilityId) ?? []
    placed.set(liabilityId, [...before, ...parts.filter((payment) => payment.amount > 0n)])
  }
  for (const { liabilityId, amount, extraAmount, nextDueDate } of items) {
    place(liabilityId, amount - extraAmount, nextDueDate)
  }
  for (const { liabilityId, extraAmount } of items) place(liabilityId, extraAmount, null)
  return placed
}
