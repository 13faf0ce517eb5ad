import { dollars } from '../dollars'
import type { Projection, StrategyInput } from '../projection/projection'

const NO_BUDGET = 'Add your monthly income to see when your debts are paid off.'
const NEVER = 'At this budget your debts do not shrink: they are never paid off.'
const TOO_FAR = 'At this budget your debts are not paid off within 100 years.'

/** What keeps a projection from being good news, or null. */
export function projectionNotice(projection: Projection, input: StrategyInput): string | null {
  const hasBudget = (input.monthlyBudget ?? 0n) + (input.extraPerMonth ?? 0n) > 0n
  if (projection.debts.length > 0 && !hasBudget) return NO_BUDGET
  if (projection.ending === 'never') return NEVER
  if (projection.ending === 'too-far') return TOO_FAR
  return shortageOf(projection)
}

function shortageOf({ timeline }: Projection): string | null {
  const [first, ...others] = timeline.filter(({ shortBy }) => shortBy > 0n)
  if (!first) return null
  const more = others.length === 0 ? '' : ` The same happens in ${others.length} more months.`
  return `In ${first.month} the budget is ${dollars(first.shortBy)} short of what is due.${more}`
}
