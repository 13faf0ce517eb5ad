import type { PaySchedule, PlanInputs, PlanItem } from '@solvent/contracts'
import {
  addMonthsClamped,
  backToMinor,
  type DateString,
  endOfMonth,
  fromMinor,
  moneyFormat,
} from '@solvent/money'
import type { DatedPayment } from '../by-day/dated-payment'
import { type MoneyAhead, moneyAhead, paymentsByDebt } from '../by-day/money-ahead'
import { payBetween } from '../by-day/pay-days'
import { paymentsOfToday } from '../by-day/payments-of-today'
import { type ScheduledPart, timingText } from '../by-day/timing-text'
import type { MonthlyPlan, MonthlyPlanInput } from '../monthly-plan'
import { toMoneyByDay } from './engine-inputs'

/** The days of the payments of an item. */
export type Timing = Pick<PlanItem, 'payments' | 'timing' | 'scheduled' | 'unrecorded'>

/** The next three paydays from tomorrow on; none with an irregular income. */
export function nextPaydays(pay: PaySchedule, today: DateString): DateString[] {
  const ahead = { after: today, through: addMonthsClamped(today, 4) }
  return payBetween(pay, 0n, ahead)
    .slice(0, 3)
    .map(({ on }) => on)
}

type ItemToTime = Pick<MonthlyPlan['items'][number], 'liabilityId' | 'amount'>

/** The days of a plan's payments. */
interface PlanTiming {
  of: (item: ItemToTime) => Timing
  /** What neither today's accounts nor the next pay cover, in minor units; null if paydays are unknown. */
  uncovered: bigint | null
  /** Null if paydays or the money in the accounts are unknown. */
  ahead: MoneyAhead | null
}

/** On which days to pay what the plan of this input recommends. */
export function timingOf(plan: MonthlyPlan, input: MonthlyPlanInput, inputs: PlanInputs): PlanTiming {
  const { today, currency, pay } = inputs
  const money = toMoneyByDay(input, inputs)
  const isKnown = money !== null && (money.held > 0n || pay !== undefined || money.recurring !== undefined)
  const ahead = isKnown ? moneyAhead(plan, money) : null
  const byDebt = ahead
    ? paymentsByDebt(ahead)
    : isKnown
      ? paymentsOfToday(plan, money)
      : new Map<string, DatedPayment[]>()
  const scheduled = scheduledThisMonth(inputs)
  const paydays = ahead?.income.filter(({ kind }) => kind === 'pay').map(({ on }) => on) ?? null
  const setting = { today, paydays, money: moneyFormat(currency) }
  const waiting = [...byDebt.values()].flat().filter(({ on }) => on === null)
  return {
    ahead,
    uncovered: ahead ? waiting.reduce((sum, { amount }) => sum + amount, 0n) : null,
    of({ liabilityId, amount }) {
      const payments = byDebt.get(liabilityId) ?? []
      const all = scheduled.get(liabilityId) ?? []
      const own = all.filter(({ on }) => on > today)
      const unrecorded = all.filter(({ on }) => on <= today)
      const sum = own.reduce((total, one) => total + one.amount, 0n)
      return {
        scheduled: own.map(toAnswer),
        payments: payments.map(toAnswer),
        unrecorded: unrecorded.map(toAnswer),
        timing: timingText(payments, {
          ...setting,
          unrecorded,
          scheduled: own,
          isAllScheduled: sum >= amount,
        }),
      }
    },
  }
}

function toAnswer<On extends DateString | null>({ on, amount }: { on: On; amount: bigint }) {
  return { on, amount: fromMinor(amount) }
}

/** The payments that are scheduled up to the end of the month, by debt. */
function scheduledThisMonth({ today, scheduled = [] }: PlanInputs): Map<string, ScheduledPart[]> {
  const monthEnd = endOfMonth(today)
  const byDebt = new Map<string, ScheduledPart[]>()
  for (const { liability_id, on, amount } of scheduled.filter((one) => one.on <= monthEnd)) {
    byDebt.set(liability_id, [...(byDebt.get(liability_id) ?? []), { on, amount: backToMinor(amount) }])
  }
  return byDebt
}
