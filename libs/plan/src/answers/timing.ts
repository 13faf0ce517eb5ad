import type { PaySchedule, PlanInputs, PlanItem } from '@solvent/contracts'
import { addMonthsClamped, type DateString, fromMinor, moneyFormat } from '@solvent/money'
import { type MoneyAhead, moneyAhead, paymentsByDebt } from '../by-day/money-ahead'
import { payBetween } from '../by-day/pay-days'
import { paymentsOfToday } from '../by-day/payments-of-today'
import { timingText } from '../by-day/timing-text'
import type { MonthlyPlan, MonthlyPlanInput } from '../monthly-plan'
import { toMoneyByDay } from './engine-inputs'

/** The days of the payments of an item. */
export type Timing = Pick<PlanItem, 'payments' | 'timing'>

/** The next three paydays from tomorrow on; none with an irregular income. */
export function nextPaydays(pay: PaySchedule, today: DateString): DateString[] {
  const ahead = { after: today, through: addMonthsClamped(today, 4) }
  return payBetween(pay, 0n, ahead)
    .slice(0, 3)
    .map(({ on }) => on)
}

/** The days of a plan's payments. */
interface PlanTiming {
  of: (liabilityId: string) => Timing
  /** What neither today's accounts nor the next pay cover, in minor units; null if paydays are unknown. */
  uncovered: bigint | null
  /** Null if paydays or the money in the accounts are unknown. */
  ahead: MoneyAhead | null
}

/** Without paydays and money in the accounts, nothing is known of the days. */
const UNKNOWN: PlanTiming = {
  of: () => ({ payments: [], timing: null }),
  uncovered: null,
  ahead: null,
}

/** On which days to pay what the plan of this input recommends. */
export function timingOf(plan: MonthlyPlan, input: MonthlyPlanInput, inputs: PlanInputs): PlanTiming {
  const { today, currency, pay } = inputs
  const money = toMoneyByDay(input, inputs)
  if (money === null || (money.held === 0n && pay === undefined)) return UNKNOWN
  const ahead = moneyAhead(plan, money)
  const byDebt = ahead ? paymentsByDebt(ahead) : paymentsOfToday(plan, money)
  const paydays = ahead?.income.filter(({ kind }) => kind === 'pay').map(({ on }) => on) ?? null
  const setting = { today, paydays, money: moneyFormat(currency) }
  const waiting = [...byDebt.values()].flat().filter(({ on }) => on === null)
  return {
    ahead,
    uncovered: ahead ? waiting.reduce((sum, { amount }) => sum + amount, 0n) : null,
    of(liabilityId) {
      const payments = byDebt.get(liabilityId) ?? []
      return {
        payments: payments.map(({ on, amount }) => ({ on, amount: fromMinor(amount) })),
        timing: timingText(payments, setting),
      }
    },
  }
}
