import type { Plan, PlanInputs } from '@solvent/contracts'
import { dateInWords, fromMinor, moneyFormat } from '@solvent/money'
import type { MonthlyPlan } from '../monthly-plan'
import { countedAmount } from '../projection/funds'
import { cushionOf } from './cushion'
import { toLumpSum } from './engine-inputs'
import { itemTotal } from './item-total'

/**
 * What is due this month and not covered by the budget, in words; null if all is covered.
 *
 * @param spare what the accounts hold beyond the plan and the cushion, in minor units
 */
export function planShortfall(plan: MonthlyPlan, inputs: PlanInputs, spare: bigint): Plan['shortfall'] {
  const money = moneyFormat(inputs.currency)
  const { items } = plan
  const short = itemTotal(items, 'shortBy')
  if (short === 0n) return null
  const due = itemTotal(items, 'dueAmount')
  const problem =
    plan.totalIncome > 0n || plan.availableBudget > 0n
      ? `You're ${money(short)} over budget this month.`
      : `${money(due)} is due this month, but without an income there is no budget.`
  return {
    amount: fromMinor(short),
    meaning: `${problem} Late payments may cost a fee.`,
    relief: reliefOf(inputs, { short, spare }),
  }
}

/** Savings come first, because they are there; expected money would cover the rest. */
function reliefOf(inputs: PlanInputs, { short, spare }: Record<'short' | 'spare', bigint>): string | null {
  if (spare === 0n) return expectedRelief(inputs, short)
  const money = moneyFormat(inputs.currency)
  const cushion = cushionOf(inputs)
  const beyond = cushion > 0n ? `these payments and a cushion of ${money(cushion)}` : 'these payments'
  const part = spare >= short ? 'it' : `${money(spare)} of it`
  const saved = `Your accounts hold ${money(spare)} beyond ${beyond}: pay ${part} from there.`
  if (spare >= short) return saved
  return [saved, expectedRelief(inputs, short - spare, 'the rest')].filter(Boolean).join(' ')
}

/** The earliest expected sums that together cover the shortfall, or all of them if they do not. */
function expectedRelief(
  { expected, today, currency }: PlanInputs,
  short: bigint,
  what: 'it' | 'the rest' = 'it',
): string | null {
  const money = moneyFormat(currency)
  const upcoming = expected
    .map((sum) => ({ ...sum, counted: countedAmount(toLumpSum(sum)), full: toLumpSum(sum).amount }))
    .filter(({ on, counted }) => on >= today && counted > 0n)
    .sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
  const used: string[] = []
  let total = 0n
  for (const { on, counted, full, description } of upcoming) {
    if (total >= short) break
    const part = counted < full ? `${money(counted)} counted of ${money(full)}` : money(full)
    used.push(`${description} (${part}, on ${dateInWords(on, today)})`)
    total += counted
  }
  if (used.length === 0) return null
  const together = used.length > 1 ? ' together' : ''
  return `${used.join(' and ')}${together} would cover ${total >= short ? what : `${money(total)} of ${what}`}.`
}
