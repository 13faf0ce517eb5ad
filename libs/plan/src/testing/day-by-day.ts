import { addDays, type DateString, dueDate, endOfMonth, minOf } from '@solvent/money'
import type { Pay } from '../by-day/pay-days'
import { withNextInstalment } from '../next-instalment'
import { applyPayment } from '../payment'
import { addedByPayment, payoffAmount } from '../payoff'
import type { PlanLiability } from '../plan-liability'
import { costOfInstalments, instalmentsDueThrough, isActive } from '../schedule'
import { withInterest } from './post-interest'

/** How far ahead is looked if no money comes any more. */
const DAYS_WITHOUT_INCOME = 31

/** Money that comes on a day. */
type Income = Pay

/** What happens to the books of a person who pays what a plan says, day by day. All amounts in minor units. */
export interface LivedDay {
  today: DateString
  held: bigint
  paidThisMonth: bigint
  openingReserve: bigint
  liabilities: readonly PlanLiability[]
}

/** A payment of a day, on one debt. */
interface PaymentOfDay {
  liabilityId: string
  amount: bigint
  /** Whether it is a due that the budget does not cover, which does not count as part of the budget. */
  isFromSavings?: boolean
}

/** What was done on a day, and what the rest of the month has to know of the plan. */
export interface Decision {
  payments: readonly PaymentOfDay[]
  /** The reserve of the plan. */
  reserved: bigint
}

interface Life {
  start: LivedDay
  days: number
  /** Pay and other money, by the day on which it really comes. */
  income: readonly Income[]
  /** Spent on living in each month, evenly. */
  livingCosts: bigint
  decide: (day: LivedDay) => Decision
}

/** A payment for which the accounts did not hold enough. */
interface Bounced extends PaymentOfDay {
  on: DateString
  held: bigint
}

export interface Lived {
  bounced: Bounced[]
  /**
   * Dues that were not paid by the end of their day, though the accounts held enough for them, for the living costs and
   * for all other dues until money comes again.
   */
  missed: PaymentOfDay[]
  /** Posted on due dates and paid between them. */
  interest: bigint
  /** The month (`YYYY-MM`) in which the last debt was paid off; null if one is still open. */
  debtFreeMonth: string | null
}

/** Lives the days one after the other: money comes, interest is posted, the plan is paid, and living takes its part. */
export function liveDayByDay({ start, days, income, livingCosts, decide }: Life): Lived {
  let day = start
  const lived: Lived = { bounced: [], missed: [], interest: 0n, debtFreeMonth: null }
  let reserved = 0n
  for (let count = 0; count < days; count += 1) {
    const decision = decide(day)
    reserved = decision.reserved
    for (const payment of decision.payments) {
      const { liabilityId, amount } = payment
      if (amount > day.held) lived.bounced.push({ liabilityId, amount, on: day.today, held: day.held })
      const paid = { ...payment, amount: minOf(amount, day.held) }
      if (paid.amount === 0n) continue
      lived.interest += interestOfPaying(day, paid)
      day = afterPaying(day, paid)
    }
    if (!day.liabilities.some(isActive)) return { ...lived, debtFreeMonth: day.today.slice(0, 7) }
    lived.missed.push(...missedToday(day, neededUntilMoney(day, income, livingCosts)))
    const next = nextDay(day, reserved, income, livingCosts)
    lived.interest += owed(next) - owed(day)
    day = next
  }
  return lived
}

function owed({ liabilities }: LivedDay): bigint {
  return liabilities.reduce((sum, { remaining }) => sum + remaining, 0n)
}

/** The interest of the running period that a payment pays because it reaches what is owed. */
function interestOfPaying({ today, liabilities }: LivedDay, { liabilityId, amount }: PaymentOfDay): bigint {
  const debt = liabilities.find(({ id }) => id === liabilityId)
  return debt ? addedByPayment(debt, { amount, type: 'partial' }, today) : 0n
}

function afterPaying(day: LivedDay, { liabilityId, amount, isFromSavings }: PaymentOfDay): LivedDay {
  return {
    ...day,
    held: day.held - amount,
    paidThisMonth: isFromSavings ? day.paidThisMonth : day.paidThisMonth + amount,
    liabilities: day.liabilities.map((debt) =>
      debt.id === liabilityId
        ? withNextInstalment(applyPayment(debt, amount, 'partial', day.today), day.today)
        : debt,
    ),
  }
}

/** Instalments of today that are open though they could have been paid. */
function missedToday({ today, held, liabilities }: LivedDay, needed: bigint): PaymentOfDay[] {
  const isEnough = needed <= held
  return liabilities.flatMap((debt) => {
    if (!isEnough || debt.firstDueDate === null || !isActive(debt)) return []
    const isDue = dueDate(debt.firstDueDate, debt.frequency, debt.installmentsPaid) === today
    return isDue
      ? [{ liabilityId: debt.id, amount: minOf(debt.remaining, debt.instalment - debt.credit) }]
      : []
  })
}

/** Living costs and all dues, missed ones included, until the day before money comes again. */
function neededUntilMoney(
  { today, liabilities }: LivedDay,
  income: readonly Income[],
  livingCosts: bigint,
): bigint {
  const days = income.map(({ on }) => on).filter((on) => on > today)
  const next = days.sort()[0] ?? addDays(today, DAYS_WITHOUT_INCOME)
  let needed = 0n
  for (let day = addDays(today, 1); day < next; day = addDays(day, 1)) needed += livingOn(day, livingCosts)
  for (const debt of liabilities.filter(isActive)) {
    const count = instalmentsDueThrough(debt, addDays(next, -1))
    needed += costOfInstalments(debt, count, payoffAmount(debt, today))
  }
  return needed
}

function nextDay(day: LivedDay, reserved: bigint, income: readonly Income[], livingCosts: bigint): LivedDay {
  const today = addDays(day.today, 1)
  const isNewMonth = today.endsWith('-01')
  const comes = income.filter(({ on }) => on === today).reduce((sum, { amount }) => sum + amount, 0n)
  const held = day.held + comes
  return {
    today,
    held: held - minOf(held, livingOn(today, livingCosts)),
    paidThisMonth: isNewMonth ? 0n : day.paidThisMonth,
    openingReserve: isNewMonth ? reserved : day.openingReserve,
    liabilities: day.liabilities.map((debt) =>
      withNextInstalment(withInterest(debt, day.today, today).debt, today),
    ),
  }
}

function livingOn(today: DateString, ofMonth: bigint): bigint {
  const days = BigInt(endOfMonth(today).slice(8))
  const spentBy = (day: bigint) => (ofMonth * day) / days
  const number = BigInt(today.slice(8))
  return spentBy(number) - spentBy(number - 1n)
}
