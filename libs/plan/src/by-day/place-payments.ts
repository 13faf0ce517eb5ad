import { endOfMonth, minOf } from '@solvent/money'
import { owedOn } from '../accrual'
import type { MonthlyPlan } from '../monthly-plan'
import { chargeOfPayment } from '../payoff'
import type { PlanLiability } from '../plan-liability'
import { type CashLine, DAYS_AHEAD } from './cash-line'
import { type DatedPayment, paidInPart } from './dated-payment'
import { type DatedDue, duesThrough, firstOf } from './dues-by-date'
import { afterScheduled, type ScheduledSum } from './scheduled-payments'

/** The payments of a debt in the next 60 days. */
export interface DebtAhead {
  /** What the plan recommends for this month. */
  payments: DatedPayment[]
  /** What falls due after this month. */
  later: DatedPayment[]
  /** What the person has scheduled. */
  scheduled: readonly ScheduledSum[]
  /** The part of the plan's extra payment that is not scheduled, in minor units. */
  extra: bigint
  /** What is owed after the payments of the plan, in minor units. */
  owed: bigint
}

interface Placement {
  liabilities: readonly PlanLiability[]
  /** By debt, already taken from the accounts. */
  scheduled: ReadonlyMap<string, readonly ScheduledSum[]>
  cash: CashLine
}

/**
 * Places the dues of this month that the plan covers, and keeps later ones of the next 60 days payable. What is
 * scheduled pays the first of them.
 */
export function placeDues(
  { items }: MonthlyPlan,
  { liabilities, scheduled, cash }: Placement,
): Map<string, DebtAhead> {
  const debts = new Map(liabilities.map((liability) => [liability.id, liability]))
  const today = cash.dateOf(0)
  const monthEnd = endOfMonth(today)
  const placed = new Map<string, DebtAhead>()
  for (const { liabilityId, amount, extraAmount } of items) {
    const debt = debts.get(liabilityId)
    if (!debt) continue
    const owed = owedOn(debt, today)
    const charge = chargeOfPayment(debt, { amount, type: 'partial' }, today)
    const dues = duesThrough(debt, owed, cash.dateOf(DAYS_AHEAD))
    const covered = firstOf(
      dues.filter(({ on }) => on <= monthEnd),
      amount - extraAmount,
    )
    const own = scheduled.get(liabilityId) ?? []
    const left = afterScheduled(own, {
      covered,
      extra: extraAmount,
      later: dues.filter(({ on }) => on > monthEnd),
      owed: owed + charge - amount,
      monthEnd,
    })
    const place = (due: DatedDue) => placeDue(due, cash)
    placed.set(liabilityId, {
      payments: left.covered.flatMap(place),
      later: left.later.flatMap(place),
      scheduled: own,
      extra: left.extra,
      owed: left.owed,
    })
  }
  return placed
}

/** On the due date, or else as soon after it as there is money; if there is none for all of it, in part. */
function placeDue({ on: due, amount }: DatedDue, cash: CashLine): DatedPayment[] {
  const dueDay = cash.dayOf(due)
  const day = cash.firstDayFor(Number(amount), dueDay)
  const part = day === null ? BigInt(cash.available(dueDay)) : amount
  cash.pay(Number(part), day ?? dueDay)
  return paidInPart(amount, part, { on: cash.dateOf(day ?? dueDay), due })
}

/** Moves the dues of this month to today, as long as this leaves enough for all others. */
export function payTodayWhereEnough(debts: ReadonlyMap<string, DebtAhead>, cash: CashLine): void {
  for (const payment of [...debts.values()].flatMap(({ payments }) => payments)) {
    if (payment.on === null) continue
    const day = cash.dayOf(payment.on)
    const amount = Number(payment.amount)
    cash.pay(-amount, day)
    const isEnough = cash.available(0) >= amount
    cash.pay(amount, isEnough ? 0 : day)
    if (isEnough) payment.on = cash.dateOf(0)
  }
}

/** The accounts, and what extra payments leave in them, in whole minor units. */
interface SpareMoney {
  cash: CashLine
  cushion: number
}

/**
 * Places the extra payment of a debt. If it leaves less than the later dues ask for, these become smaller, unless there
 * is not enough money for all of the extra.
 */
export function placeExtra(debt: DebtAhead, money: SpareMoney): void {
  const { cash } = money
  const { extra } = debt
  const smaller = firstPayments(debt.later, debt.owed)
  const released = debt.later.map((payment, index) => ({
    ...payment,
    amount: payment.amount - (smaller[index] ?? 0n),
  }))
  pay(released, cash, -1)
  const payments = extraPayments(extra, money)
  if (payments.every(({ on }) => on !== null)) {
    debt.payments.push(...payments)
    debt.later = debt.later
      .map((payment, index) => ({ ...payment, amount: smaller[index] ?? 0n }))
      .filter(({ amount }) => amount > 0n)
    return
  }
  pay(payments, cash, -1)
  pay(released, cash, 1)
  debt.payments.push(...extraPayments(extra, money))
}

/** How much of each of the payments is within a sum, the first ones first. */
function firstPayments(payments: readonly DatedPayment[], sum: bigint): bigint[] {
  let left = sum
  return payments.map(({ amount }) => {
    const part = minOf(left, amount)
    left -= part
    return part
  })
}

function pay(payments: readonly DatedPayment[], cash: CashLine, sign: 1 | -1): void {
  for (const { on, amount } of payments) if (on !== null) cash.pay(sign * Number(amount), cash.dayOf(on))
}

/** On the first day with the money for all of it, or in parts; what has none by the end of the month has no day. */
function extraPayments(extra: bigint, { cash, cushion }: SpareMoney): DatedPayment[] {
  const payments: DatedPayment[] = []
  const lastDay = cash.dayOf(endOfMonth(cash.dateOf(0)))
  let left = Number(extra)
  const place = (amount: number, day: number) => {
    if (amount === 0) return
    cash.pay(amount, day)
    left -= amount
    payments.push({ on: cash.dateOf(day), amount: BigInt(amount), due: null })
  }
  const whole = cash.firstDayFor(left + cushion, 0, lastDay)
  if (whole !== null) place(left, whole)
  for (let day = 0; day <= lastDay && left > 0; day += 1)
    place(Math.min(left, Math.max(0, cash.available(day) - cushion)), day)
  return left > 0 ? [...payments, { on: null, amount: BigInt(left), due: null }] : payments
}
