import { addMonthsClamped, fromMinor, toMinor } from '@solvent/money'
import type { Course } from '@solvent/plan/answers'
import { strategyWords } from '../strategies'
import { formatMonth } from './month-text'

/** A chart stays readable and quick with so many places at most. */
const MOST_PLACES = 60

/** A way that takes more than so many times as long as the plan is cut off; the plan would be a mere stroke beside it. */
const MOST_TIMES_THE_PLAN = 3

type Way = Course['comparison'][number]

/** What the chart draws: the plan, and what paying only what is due leads to, where that is another way. */
export interface DrawnWays {
  plan: Way
  minimum: Way | null
  /** So many months are drawn; the ways that take longer are cut off there. */
  months: number
}

export function drawnWays({ comparison, strategy }: Course): DrawnWays | null {
  const plan = comparison.find((way) => way.strategy === strategy)
  if (!plan) return null
  const other = comparison.find((way) => way.strategy === 'minimum') ?? null
  const isSame = !other || (other.ending === plan.ending && other.owed.join() === plan.owed.join())
  const minimum = isSame ? null : other
  return { plan, minimum, months: drawnMonths(plan.owed.length, minimum?.owed.length ?? 0) }
}

/** To the end of both, or half as far again as the plan where the other goes on and on. */
function drawnMonths(plan: number, minimum: number): number {
  if (minimum <= MOST_TIMES_THE_PLAN * plan) return Math.max(plan, minimum)
  return Math.max(Math.ceil(1.5 * plan), plan + 2)
}

/**
 * What is owed today and at the end of each month, by the plan and by paying only what is due. A line ends where nothing
 * is owed any more. Long ways are shown every few months, the last month of each always.
 */
export function owedSeries({ inputs, today }: Course, { plan, minimum, months }: DrawnWays) {
  const owedNow = inputs.liabilities.reduce((sum, debt) => sum + toMinor(debt.remaining_amount), 0n)
  const start = { label: 'Today', value: fromMinor(owedNow) }
  const places = shownMonths(months, plan.owed.length)
  const points = ({ owed }: Way) =>
    places.flatMap((index) => {
      const value = owed[index]
      return value === undefined ? [] : [{ label: toLabel(today, index), value }]
    })
  return [
    { name: 'Your plan', points: [start, ...points(plan)] },
    ...(minimum ? [{ name: strategyWords.minimum.name, points: [start, ...points(minimum)] }] : []),
  ]
}

function shownMonths(months: number, planned: number): number[] {
  const stride = Math.ceil(months / MOST_PLACES)
  const all = Array.from({ length: months }, (_, index) => index)
  return all.filter((index) => (months - 1 - index) % stride === 0 || index === planned - 1)
}

function toLabel(today: string, months: number): string {
  return formatMonth(addMonthsClamped(`${today.slice(0, 7)}-01`, months).slice(0, 7))
}
