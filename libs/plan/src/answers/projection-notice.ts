import { type MoneyFormat, monthInWords } from '@solvent/money'
import { countedAmount } from '../projection/funds'
import type { Projection, StrategyInput } from '../projection/projection'
import { hasUnpayableDebt } from '../projection/unpayable-debt'

const NO_BUDGET = 'Add your monthly income to see when your debts are paid off.'
const NEVER = 'With this budget, your debts are never paid off.'
export const NO_DUE_DATE =
  'One of your debts has no due date, so we cannot plan its payments. Add its due date.'
const TOO_FAR =
  'Your debts take more than 100 years to pay off or grow beyond 7 trillion, so we cannot give a date.'

/** What the user should know about the projection, or null. */
export function projectionNotice(
  projection: Projection,
  input: StrategyInput,
  money: MoneyFormat,
): string | null {
  const isUnpayable = hasUnpayableDebt({ ...input, strategy: projection.strategy })
  if (projection.ending !== 'debt-free' && !hasMoney(input)) return NO_BUDGET
  if (projection.ending === 'never') return isUnpayable ? NO_DUE_DATE : NEVER
  if (projection.ending === 'too-far') return TOO_FAR
  return shortageOf(projection, money)
}

function hasMoney({ monthlyBudget, extraPerMonth = 0n, lumpSums = [], budgetChanges = [] }: StrategyInput) {
  const amounts = [
    monthlyBudget ?? 0n,
    extraPerMonth,
    ...lumpSums.map(countedAmount),
    ...budgetChanges.map((change) => change.monthlyBudget),
  ]
  return amounts.some((amount) => amount > 0n)
}

function shortageOf({ timeline }: Projection, money: MoneyFormat): string | null {
  const [first, ...others] = timeline.filter(({ shortBy }) => shortBy > 0n)
  if (!first) return null
  const short = `In ${monthInWords(first.month)} your budget is ${money(first.shortBy)} short.`
  if (others.length === 0) return short
  const more = others.length === 1 ? 'One more month is' : `${others.length} more months are`
  return `${short} ${more} also short.`
}
