import type { PayoffProjection, PlanInputs, WhatIf } from '@solvent/contracts'
import {
  addMonthsClamped,
  backToMinor,
  fromMinor,
  type MoneyFormat,
  moneyFormat,
  monthInWords,
} from '@solvent/money'
import { type GoalSeek, leastMore } from '../projection/goal-seek'
import { hasNeverAsked } from '../projection/never-asked'
import type { ProjectionInput } from '../projection/projection'
import { isActive } from '../schedule'
import { NEVER_ASKED } from './projection-notice'
import { budgetOfToday, projectionInput } from './what-if'

type SmallestBudget = NonNullable<PayoffProjection['smallest_budget']>
type Goal = NonNullable<PayoffProjection['goal']>
type Need = Omit<SmallestBudget, 'text'>

const TEN_YEARS = 120
const TOO_MANY = 'There are too many debts and months to work this out. Choose a nearer month.'

/**
 * The smallest monthly budget that ends debts which are never paid off, and when; null where no budget does, or there
 * are too many debts to seek it. It takes some dozens of projections.
 *
 * @throws RangeError as `projectPayoff` does.
 */
export function smallestBudget(inputs: PlanInputs, whatIf: WhatIf): SmallestBudget | null {
  const input = strategyInput(inputs, whatIf)
  const sought = leastMore(input)
  const need = needOf(sought, inputs, whatIf)
  if (sought.kind !== 'found' || need.debt_free_month === null) return null
  const end = monthInWords(need.debt_free_month)
  const start = withBudget(need, moneyFormat(inputs.currency)).replace(/^./, (first) => first.toUpperCase())
  const within = withinTenYears(input, need, inputs, whatIf)
  const text = `${start} a month you would be debt-free in ${end}${within}.`
  return { ...need, text }
}

/** The least budget ends debts late, often in decades; what it takes within ten years says more. */
function withinTenYears(input: ProjectionInput, need: Need, inputs: PlanInputs, whatIf: WhatIf): string {
  const limit = addMonthsClamped(`${inputs.today.slice(0, 7)}-01`, TEN_YEARS - 1).slice(0, 7)
  if (need.debt_free_month === null || need.debt_free_month <= limit) return ''
  const within = needOf(leastMore(input, limit), inputs, whatIf)
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
  const sought = leastMore(input, by)
  const need = needOf(sought, inputs, whatIf)
  const text =
    sought.kind === 'found'
      ? reachable(need, by, input, moneyFormat(inputs.currency))
      : unreachable(sought, by, input)
  return { debt_free_by: by, ...need, text }
}

function strategyInput(inputs: PlanInputs, whatIf: WhatIf): ProjectionInput {
  const { strategy = 'avalanche' } = whatIf
  return { ...projectionInput(inputs, whatIf), strategy }
}

function needOf(sought: GoalSeek, inputs: PlanInputs, whatIf: WhatIf): Need {
  if (sought.kind !== 'found') {
    const earliest = sought.kind === 'none' ? sought.earliest : null
    return { more_per_month: null, budget: null, debt_free_month: earliest }
  }
  const { morePerMonth, debtFreeMonth } = sought
  const { extra_per_month = 0, income, income_from = inputs.today } = whatIf
  // A budget that changes later is no single figure.
  const isOne = income === undefined || income_from <= inputs.today
  const now = budgetOfToday(inputs, whatIf) + backToMinor(extra_per_month)
  return {
    more_per_month: fromMinor(morePerMonth),
    budget: isOne ? fromMinor(now + morePerMonth) : null,
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
  if (debt_free_month === null || !liabilities.some(isActive)) return 'You owe nothing.'
  if (!more_per_month) return `You are debt-free in ${monthInWords(debt_free_month)} as it is.`
  const inAll = budget === null ? '' : `, ${money(backToMinor(budget))} in all`
  const more = money(backToMinor(more_per_month))
  return `Debt-free by ${monthInWords(by)} needs ${more} more a month${inAll}.`
}

function unreachable(
  sought: Exclude<GoalSeek, { kind: 'found' }>,
  by: string,
  input: ProjectionInput,
): string {
  if (sought.kind === 'too-many') return TOO_MANY
  const { earliest } = sought
  const no = `No budget makes you debt-free by ${monthInWords(by)}`
  if (earliest === null) return hasNeverAsked(input) ? NEVER_ASKED : `${no}.`
  const last = monthInWords(earliest)
  const why =
    input.strategy === 'minimum'
      ? `this strategy pays only what is due, the last of it in ${last}`
      : `debts without interest are paid by their due dates, the last in ${last}`
  return `${no}: ${why}.`
}
