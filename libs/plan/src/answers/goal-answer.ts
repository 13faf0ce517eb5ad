import type { PayoffProjection, PlanInputs, WhatIf } from '@solvent/contracts'
import {
  addMonthsClamped,
  backToMinor,
  capitalized,
  fromMinor,
  type MoneyFormat,
  moneyFormat,
  monthInWords,
} from '@solvent/money'
import { type GoalSeek, leastExtraPerMonth } from '../projection/goal-seek'
import type { ProjectionInput } from '../projection/projection'
import { hasUnpayableDebt } from '../projection/unpayable-debt'
import { isActive } from '../schedule'
import { NO_DUE_DATE } from './projection-notice'
import { budgetOfToday, incomeChanges, projectionInput } from './what-if'

type SmallestBudget = NonNullable<PayoffProjection['smallest_budget']>
type Goal = NonNullable<PayoffProjection['goal']>
type Need = Omit<SmallestBudget, 'text'>
type FoundGoal = Extract<GoalSeek, { kind: 'found' }>

const TEN_YEARS_IN_MONTHS = 120
const TOO_MANY = 'You have too many debts for us to calculate this. Choose an earlier month.'

/**
 * The smallest monthly budget that pays every installment on time and the debts off, and when. Null if the budget of
 * the given projection is short in one month at most, if no budget is enough, or if there are too many debts to search.
 * Runs some dozens of projections.
 *
 * @throws RangeError as `projectPayoff` does.
 */
export function smallestBudget(
  { ending, months }: Pick<PayoffProjection, 'ending' | 'months'>,
  inputs: PlanInputs,
  whatIf: WhatIf,
): SmallestBudget | null {
  const shortMonths = months.filter(({ short_by }) => short_by > 0).length
  // A single short month has its own advice in the plan.
  if (ending === 'debt_free' && shortMonths < 2) return null
  const input = strategyInput(inputs, whatIf)
  const result = leastExtraPerMonth(input)
  const need = needOf(result, inputs, whatIf)
  if (result.kind !== 'found' || !need.more_per_month || need.debt_free_month === null) return null
  const end = monthInWords(need.debt_free_month)
  const start = capitalized(withBudget(need, moneyFormat(inputs.currency)))
  const within = withinTenYears(input, need, inputs, whatIf)
  const text = `${start} a month you would pay every installment on time and be debt-free in ${end}${within}.`
  return { ...need, text: [text, lateText(result, inputs, whatIf)].filter(Boolean).join(' ') }
}

/** What a smaller budget would do; empty if none ends the debts, or the present one does. */
function lateText({ ifLate }: FoundGoal, inputs: PlanInputs, whatIf: WhatIf): string {
  if (ifLate === null || ifLate.morePerMonth === 0n || ifLate.debtFreeMonth === null) return ''
  const start = capitalized(withBudget(inDecimals(ifLate, inputs, whatIf), moneyFormat(inputs.currency)))
  return `${start} it would be ${monthInWords(ifLate.debtFreeMonth)}, with ${lateMonths(ifLate.shortMonths)}.`
}

function lateMonths(count: number): string {
  return `late payments in ${count} ${count === 1 ? 'month' : 'months'}`
}

/** The smallest budget often takes decades, so the text also names what pays the debts off within ten years. */
function withinTenYears(input: ProjectionInput, need: Need, inputs: PlanInputs, whatIf: WhatIf): string {
  const limit = addMonthsClamped(`${inputs.today.slice(0, 7)}-01`, TEN_YEARS_IN_MONTHS - 1).slice(0, 7)
  if (need.debt_free_month === null || need.debt_free_month <= limit) return ''
  const within = needOf(leastExtraPerMonth(input, limit), inputs, whatIf)
  if (!within.more_per_month || within.debt_free_month === null) return ''
  return `, ${withBudget(within, moneyFormat(inputs.currency))} in ${monthInWords(within.debt_free_month)}`
}

/**
 * What it takes to be debt-free by a month, `YYYY-MM`.
 *
 * @throws RangeError as `projectPayoff` does.
 */
export function goalAnswer(inputs: PlanInputs, whatIf: WhatIf, by: string): Goal {
  const input = strategyInput(inputs, whatIf)
  const result = leastExtraPerMonth(input, by)
  const need = needOf(result, inputs, whatIf)
  const text =
    result.kind === 'found'
      ? reachable(need, by, { input, result, money: moneyFormat(inputs.currency) })
      : unreachable(result, by, input)
  return { debt_free_by: by, ...need, text }
}

function strategyInput(inputs: PlanInputs, whatIf: WhatIf): ProjectionInput {
  const { strategy = 'avalanche' } = whatIf
  return { ...projectionInput(inputs, whatIf), strategy }
}

function needOf(result: GoalSeek, inputs: PlanInputs, whatIf: WhatIf): Need {
  if (result.kind !== 'found') {
    const earliest = result.kind === 'none' ? result.earliest : null
    return { more_per_month: null, budget: null, debt_free_month: earliest }
  }
  return inDecimals(result, inputs, whatIf)
}

function inDecimals(
  { morePerMonth, debtFreeMonth }: Pick<FoundGoal, 'morePerMonth' | 'debtFreeMonth'>,
  inputs: PlanInputs,
  whatIf: WhatIf,
): Need {
  const { extra_per_month = 0 } = whatIf
  // A budget that changes later has no single figure.
  const isSingleBudget = incomeChanges(inputs, whatIf).every(({ from }) => from <= inputs.today)
  const now = budgetOfToday(inputs, whatIf) + backToMinor(extra_per_month)
  return {
    more_per_month: fromMinor(morePerMonth),
    budget: isSingleBudget ? fromMinor(now + morePerMonth) : null,
    debt_free_month: debtFreeMonth,
  }
}

function withBudget({ budget, more_per_month }: Need, money: MoneyFormat): string {
  if (budget !== null) return `at ${money(backToMinor(budget))}`
  return `with ${money(backToMinor(more_per_month ?? 0))} more`
}

function reachable(
  { more_per_month, budget, debt_free_month }: Need,
  by: string,
  { input, result, money }: { input: ProjectionInput; result: FoundGoal; money: MoneyFormat },
): string {
  if (debt_free_month === null || !input.liabilities.some(isActive)) return 'You have no debt.'
  if (!more_per_month) return `You are on track to be debt-free in ${monthInWords(debt_free_month)}.`
  const total = budget === null ? '' : ` (${money(backToMinor(budget))} in total)`
  const more = money(backToMinor(more_per_month))
  const { ifLate } = result
  if (ifLate === null) return `To be debt-free by ${monthInWords(by)}, pay ${more} more a month${total}.`
  const less = ifLate.morePerMonth === 0n ? 'Your budget' : `${money(ifLate.morePerMonth)} more`
  const goal = `To be debt-free by ${monthInWords(by)} and pay every installment on time`
  return `${goal}, pay ${more} more a month${total}. ${less} would also do, but with ${lateMonths(ifLate.shortMonths)}.`
}

function unreachable(
  result: Exclude<GoalSeek, { kind: 'found' }>,
  by: string,
  input: ProjectionInput,
): string {
  if (result.kind === 'too-many') return TOO_MANY
  const { earliest } = result
  const impossible = `${monthInWords(by)} isn't possible`
  if (earliest === null) return hasUnpayableDebt(input) ? NO_DUE_DATE : `${impossible} with any budget.`
  const last = monthInWords(earliest)
  const why =
    input.strategy === 'minimum'
      ? `this strategy pays only what is due, and the last payment is in ${last}`
      : `your interest-free debts run until ${last} and are never paid early`
  return `${impossible}: ${why}.`
}
