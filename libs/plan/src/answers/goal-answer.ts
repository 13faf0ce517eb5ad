import type { PayoffProjection, PlanInputs, WhatIf } from '@solvent/contracts'
import {
  addMonthsClamped,
  backToMinor,
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
import { budgetOfToday, projectionInput } from './what-if'

type SmallestBudget = NonNullable<PayoffProjection['smallest_budget']>
type Goal = NonNullable<PayoffProjection['goal']>
type Need = Omit<SmallestBudget, 'text'>

const TEN_YEARS_IN_MONTHS = 120
const TOO_MANY = 'You have too many debts for us to calculate this. Choose an earlier month.'

/**
 * The smallest monthly budget that pays off debts which are otherwise never paid off, and when; null if no budget does,
 * or there are too many debts to search. Runs some dozens of projections.
 *
 * @throws RangeError as `projectPayoff` does.
 */
export function smallestBudget(inputs: PlanInputs, whatIf: WhatIf): SmallestBudget | null {
  const input = strategyInput(inputs, whatIf)
  const result = leastExtraPerMonth(input)
  const need = needOf(result, inputs, whatIf)
  if (result.kind !== 'found' || need.debt_free_month === null) return null
  const end = monthInWords(need.debt_free_month)
  const start = withBudget(need, moneyFormat(inputs.currency)).replace(/^./, (first) => first.toUpperCase())
  const within = withinTenYears(input, need, inputs, whatIf)
  const text = `${start} a month you would be debt-free in ${end}${within}.`
  return { ...need, text }
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
      ? reachable(need, by, input, moneyFormat(inputs.currency))
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
  const { morePerMonth, debtFreeMonth } = result
  const { extra_per_month = 0, income, income_from = inputs.today } = whatIf
  // A budget that changes later has no single figure.
  const isSingleBudget = income === undefined || income_from <= inputs.today
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
  { liabilities }: ProjectionInput,
  money: MoneyFormat,
): string {
  if (debt_free_month === null || !liabilities.some(isActive)) return 'You have no debt.'
  if (!more_per_month) return `You are on track to be debt-free in ${monthInWords(debt_free_month)}.`
  const total = budget === null ? '' : ` (${money(backToMinor(budget))} in total)`
  const more = money(backToMinor(more_per_month))
  return `To be debt-free by ${monthInWords(by)}, pay ${more} more a month${total}.`
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
