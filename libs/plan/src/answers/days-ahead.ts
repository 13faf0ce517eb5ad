import type { Plan, PlanChoice, PlanInputs } from '@solvent/contracts'
import {
  addDays,
  type DateString,
  dateInWords,
  daysBetween,
  fromMinor,
  type MoneyFormat,
  moneyFormat,
} from '@solvent/money'
import { totalsByDay } from '../by-day/dated-payment'
import { type MoneyAhead, moneyAhead } from '../by-day/money-ahead'
import { toMoneyByDay } from './engine-inputs'
import { monthPlanOf } from './month-plan'

/** Money that comes or goes on a day, apart from living costs. Amounts are decimals. */
export interface MoneyEvent {
  on: DateString
  /** A payment is one of this month's plan; a due is later; the person has scheduled the others. */
  kind: 'pay' | 'expected' | 'recurring' | 'payment' | 'due' | 'scheduled'
  /** The debt of a payment or due; null for income and bills. */
  liabilityId: string | null
  /** The debt of a payment or due, or what is expected or recurs; empty for pay by the pay schedule. */
  name: string
  /** Negative if it goes. */
  amount: number
  /** What the accounts hold at the end of the day. */
  balance: number
}

/** The next 60 days of a person who pays what the plan says. */
export interface DaysAhead {
  /** What the accounts hold at the end of each day from today on, as decimals. */
  days: { on: DateString; balance: number }[]
  /** By day; on a day, what comes is first. */
  events: MoneyEvent[]
  /** The lowest balance and its day, in words. */
  text: string
}

/**
 * The balance of the accounts by day, with the payments of the plan on their days; null if the paydays or the accounts
 * are unknown.
 *
 * @throws RangeError as `monthlyPlan` does.
 */
export function daysAhead(inputs: PlanInputs, choice: PlanChoice = {}): DaysAhead | null {
  const { today, currency } = inputs
  const { plan, input } = monthPlanOf(inputs, choice)
  const money = toMoneyByDay(input, inputs)
  const ahead = money && moneyAhead(plan, money)
  if (ahead === null) return null
  const days = ahead.balances.map((balance, day) => ({
    on: addDays(today, day),
    balance: fromMinor(BigInt(balance)),
  }))
  return {
    days,
    events: eventsOf(ahead, inputs).map((event) => ({
      ...event,
      balance: days[daysBetween(today, event.on)]?.balance ?? 0,
    })),
    text: lowestText(ahead, today, moneyFormat(currency)),
  }
}

/** The balance by day and the lowest one, for the plan. */
export function daysAheadSummary(
  ahead: MoneyAhead,
  { today, currency }: PlanInputs,
): NonNullable<Plan['days_ahead']> {
  return {
    balances: ahead.balances.map((balance) => fromMinor(BigInt(balance))),
    lowest: lowestText(ahead, today, moneyFormat(currency)),
  }
}

function eventsOf(ahead: MoneyAhead, { liabilities }: PlanInputs): Omit<MoneyEvent, 'balance'>[] {
  const names = new Map(liabilities.map((debt) => [debt.id, debt.description || debt.liability_type]))
  const income = ahead.income.map(({ amount, ...one }) => ({
    ...one,
    liabilityId: null,
    amount: fromMinor(amount),
  }))
  const outgoing = (kind: 'payment' | 'due') =>
    [...ahead.debts].flatMap(([id, { payments, later }]) =>
      [...totalsByDay(kind === 'payment' ? payments : later)].map(([on, amount]) => ({
        on,
        kind,
        liabilityId: id,
        name: names.get(id) ?? '',
        amount: fromMinor(-amount),
      })),
    )
  const scheduled = [...ahead.debts.values()].flatMap((debt) =>
    debt.scheduled.map(({ liabilityId, on, amount }) => ({
      on,
      kind: 'scheduled' as const,
      liabilityId,
      name: names.get(liabilityId) ?? '',
      amount: fromMinor(-amount),
    })),
  )
  const bills = ahead.bills.map(({ on, name, amount }) => ({
    on,
    kind: 'recurring' as const,
    liabilityId: null,
    name,
    amount: fromMinor(-amount),
  }))
  return [...income, ...bills, ...scheduled, ...outgoing('payment'), ...outgoing('due')]
    .filter(({ amount }) => amount !== 0)
    .sort(earlierFirst)
}

function lowestText({ balances, income }: MoneyAhead, today: DateString, money: MoneyFormat): string {
  const lowest = Math.min(...balances)
  const on = addDays(today, balances.indexOf(lowest))
  const day = on === today ? 'today' : `on ${dateInWords(on, today)}`
  const payday = income.filter(({ kind, on: comes }) => kind === 'pay' && comes > on).sort(earlierFirst)[0]
  const before = payday ? `, before your pay of ${dateInWords(payday.on, today)}` : ''
  return `Lowest: ${money(BigInt(lowest))} ${day}${before}.`
}

function earlierFirst(one: { on: DateString }, other: { on: DateString }): number {
  return one.on === other.on ? 0 : one.on < other.on ? -1 : 1
}
