import type { DatedPayment } from '../by-day/dated-payment'
import { type MoneyByDay, moneyAhead, paymentsByDebt } from '../by-day/money-ahead'
import { paymentsOfToday } from '../by-day/payments-of-today'
import type { MonthlyPlan } from '../monthly-plan'

/** The days of a plan's payments, by debt. */
export function datedPayments(plan: MonthlyPlan, money: MoneyByDay): ReadonlyMap<string, DatedPayment[]> {
  const ahead = moneyAhead(plan, money)
  return ahead ? paymentsByDebt(ahead) : paymentsOfToday(plan, money)
}
