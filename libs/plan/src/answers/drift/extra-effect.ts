import type { PlanInputs, PlannedLiability } from '@solvent/contracts'
import {
  backToMinor,
  type DateString,
  type MoneyFormat,
  moneyFormat,
  monthsBetween,
  monthsInWords,
} from '@solvent/money'
import { applyPayment } from '../../payment'
import { addedByPayment, dueThisMonth } from '../../payoff'
import type { OwedDebt, PlanLiability } from '../../plan-liability'
import { projectPayoff } from '../../projection/project-payoff'
import { toPlanLiability } from '../engine-inputs'
import { projectionInput } from '../what-if'
import type { DriftSide } from './causes'

interface PaidDebt {
  /** As it was before the payment. */
  before: PlannedLiability
  /** What was paid, as a decimal. */
  amount: number
}

/**
 * The effect of the part of a payment beyond the dues of the month, compared with not paying it: `You'll be debt-free
 * one month sooner and pay $4.12 less interest`. Null if there is no such part, it changes nothing, or the debts are
 * never paid off in one of the two cases.
 *
 * @param plan with the inputs after the payment
 * @throws RangeError as `projectPayoff` and `applyPayment` do.
 */
export function effectOfExtra({ inputs, strategy, reserve }: DriftSide, paid: PaidDebt): string | null {
  const { today } = inputs
  const debt = toPlanLiability(paid.before)
  const amount = backToMinor(paid.amount)
  const dues = dueThisMonth(debt, today)
  if (amount <= dues) return null
  const others = otherDebts(inputs, debt)
  const funds = projectionInput(inputs, { reserve })
  const course = (base: bigint) => {
    const posted = base === 0n ? 0n : addedByPayment(debt, { amount: base, type: 'partial' }, today)
    const left = base === 0n ? debt : applyPayment(debt, base, 'partial', today)
    const { debtFreeMonth, totalInterest } = projectPayoff({
      ...funds,
      strategy,
      liabilities: [...others, left],
    })
    return { month: debtFreeMonth, interest: posted + totalInterest }
  }
  return inWords(course(dues), course(amount), moneyFormat(inputs.currency))
}

/** Whether a payment, in minor units, exceeds what falls due by the end of the month. */
export function isBeyondDues(debt: OwedDebt, amount: bigint, today: DateString): boolean {
  return amount > dueThisMonth(debt, today)
}

function otherDebts({ liabilities }: PlanInputs, { id }: PlanLiability): PlanLiability[] {
  return liabilities.filter((given) => given.id !== id).map(toPlanLiability)
}

interface Course {
  month: string | null
  interest: bigint
}

function inWords(without: Course, paid: Course, money: MoneyFormat): string | null {
  if (without.month === null || paid.month === null) return null
  const sooner = monthsBetween(`${paid.month}-01`, `${without.month}-01`)
  const saved = without.interest - paid.interest
  const effects = [
    sooner > 0 && `be debt-free ${sooner === 1 ? 'one month' : monthsInWords(sooner)} sooner`,
    saved > 0n && `pay ${money(saved)} less interest`,
  ].filter(Boolean)
  return effects.length > 0 ? `You'll ${effects.join(' and ')}` : null
}
