import type { PlanInputs, PlanSettings } from '@solvent/contracts'
import {
  backToMinor,
  capitalized,
  fromMinor,
  type MoneyFormat,
  moneyFormat,
  monthInWords,
  monthsBetween,
  monthsInWords,
} from '@solvent/money'
import { projectPayoff } from '../projection/project-payoff'
import { itemTotal } from './item-total'
import { monthPlanOf } from './month-plan'
import { projectionInput } from './what-if'

/** What received money changes if it goes towards debts. */
interface ReceivedEffect {
  isProposed: boolean
  /** One sentence for the person. */
  text: string
}

const list = new Intl.ListFormat('en')
const NO_EFFECT = 'Your debts would end in the same month and cost the same.'

/**
 * Compares received money that goes towards debts with the same money saved; null if nothing is owed.
 *
 * @param inputs without this money, received or expected
 * @param amount a decimal
 * @throws RangeError as `projectPayoff` does.
 */
export function receivedEffect(
  inputs: PlanInputs,
  settings: Pick<PlanSettings, 'strategy' | 'reserve'>,
  amount: number,
): ReceivedEffect | null {
  if (inputs.liabilities.length === 0) return null
  const without = outcomeOf(inputs, settings)
  const paid = outcomeOf(withReceived(inputs, amount), settings)
  const effects = effectsBetween(without, paid, moneyFormat(inputs.currency))
  if (effects.length === 0) return { isProposed: false, text: NO_EFFECT }
  return { isProposed: true, text: `${capitalized(list.format(effects))}.` }
}

function withReceived(inputs: PlanInputs, amount: number): PlanInputs {
  const { left, paid } = inputs.received ?? { left: 0, paid: 0 }
  return { ...inputs, received: { left: fromMinor(backToMinor(left) + backToMinor(amount)), paid } }
}

interface Outcome {
  /** Due this month and not covered, in minor units. */
  short: bigint
  /** `YYYY-MM`; null if the debts are never paid off. */
  month: string | null
  interest: bigint
}

function outcomeOf(
  inputs: PlanInputs,
  { strategy, reserve }: Pick<PlanSettings, 'strategy' | 'reserve'>,
): Outcome {
  const { plan } = monthPlanOf(inputs, { strategy, reserve })
  const { debtFreeMonth, totalInterest } = projectPayoff({
    ...projectionInput(inputs, { reserve }),
    strategy,
  })
  return { short: itemTotal(plan.items, 'shortBy'), month: debtFreeMonth, interest: totalInterest }
}

function effectsBetween(without: Outcome, paid: Outcome, money: MoneyFormat): string[] {
  const covered = without.short - paid.short
  const pays = covered > 0n ? [`pays ${money(covered)} that your budget does not cover this month`] : []
  if (paid.month === null) return pays
  if (without.month === null) return [...pays, `ends your debts in ${monthInWords(paid.month)}`]
  const saved = without.interest - paid.interest
  const sooner = monthsBetween(`${paid.month}-01`, `${without.month}-01`)
  return [
    ...pays,
    ...(saved > 0n ? [`saves ${money(saved)} in interest`] : []),
    ...(sooner > 0 ? [`ends your debts ${monthsInWords(sooner)} sooner`] : []),
  ]
}
