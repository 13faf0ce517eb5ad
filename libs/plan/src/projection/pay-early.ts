import { balanceToKeep, chargeOnNumber, chargeWithinNumber } from '../early-charge'
import { accruedInterest, addInterest, payDown, type RunningDebt } from './running-debt'
import { unpaidInstalment } from './running-instalments'

/**
 * Pays on a debt whose dues of the month are paid. Clearing it between its due dates also pays the interest that has
 * run up since the last one. While its lender charges for early payment, as much as `mostExtra` allows.
 *
 * @returns the amount paid, in whole minor units
 */
export function payEarly(debt: RunningDebt, money: number): number {
  const share = debt.charge?.shareOn(paidOn(debt)) ?? 0
  if (share > 0) return payWithCharge(debt, money, share)
  const amount = Math.min(debt.balance + accruedInterest(debt), money)
  payDown(debt, amount)
  return amount
}

/** Before its first period, a debt is paid on the day on which the month is planned. */
function paidOn({ through, clock, plannedOn }: RunningDebt): number {
  return clock !== null && through === clock.start.day ? plannedOn : through
}

function payWithCharge(debt: RunningDebt, money: number, share: number): number {
  const principal = debt.balance - keptBalance(debt, share)
  if (principal <= 0) return 0
  const amount = Math.min(principal + chargeOnNumber(principal, share), money)
  addInterest(debt, chargeWithinNumber(amount, share))
  payDown(debt, amount)
  return amount
}

function keptBalance(debt: RunningDebt, share: number): number {
  const { charge, plannedOn, rate, left } = debt
  return balanceToKeep({
    share,
    rateBp: rate.rateBp,
    frequency: rate.frequency,
    instalment: unpaidInstalment(debt, 0),
    left,
    daysToFree: charge?.daysToFree(plannedOn) ?? Number.POSITIVE_INFINITY,
  })
}
