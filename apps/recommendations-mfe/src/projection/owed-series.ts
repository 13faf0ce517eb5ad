import { addMonthsClamped, fromMinor, toMinor } from '@solvent/money'
import type { Course } from '@solvent/plan/answers'
import { strategyWords } from '../strategies'
import { formatMonth } from './month-text'

/** The most points with which a chart is readable and fast. */
const MAX_POINTS = 60

/** A course longer than this many times the plan is cut off, because the plan would be too narrow to read. */
const MAX_LENGTH_RATIO = 3

type StrategyCourse = Course['comparison'][number]

/** The courses in the chart: the plan, and paying only what is due if that differs. */
export interface ChartedCourses {
  plan: StrategyCourse
  minimum: StrategyCourse | null
  /** The number of months shown; longer courses are cut off. */
  months: number
}

export function chartedCourses({ comparison, strategy }: Course): ChartedCourses | null {
  const plan = comparison.find((course) => course.strategy === strategy)
  if (!plan) return null
  const other = comparison.find((course) => course.strategy === 'minimum') ?? null
  const isSame = !other || (other.ending === plan.ending && other.owed.join() === plan.owed.join())
  const minimum = isSame ? null : other
  return { plan, minimum, months: chartedMonths(plan.owed.length, minimum?.owed.length ?? 0) }
}

/** To the end of both courses, or one and a half times the plan if the other is much longer. */
function chartedMonths(plan: number, minimum: number): number {
  if (minimum <= MAX_LENGTH_RATIO * plan) return Math.max(plan, minimum)
  return Math.max(Math.ceil(1.5 * plan), plan + 2)
}

/**
 * What is owed today and at the end of each month, by the plan and by paying only what is due. A line ends when nothing
 * is owed. Long courses are sampled every few months; the last month shown and the last month of the plan are always
 * included.
 */
export function owedSeries({ inputs, today }: Course, { plan, minimum, months }: ChartedCourses) {
  const owedNow = inputs.liabilities.reduce((sum, debt) => sum + toMinor(debt.remaining_amount), 0n)
  const start = { label: 'Today', value: fromMinor(owedNow) }
  const indexes = shownMonths(months, plan.owed.length)
  const points = ({ owed }: StrategyCourse) =>
    indexes.flatMap((index) => {
      const value = owed[index]
      return value === undefined ? [] : [{ label: toLabel(today, index), value }]
    })
  return [
    { name: 'Your plan', points: [start, ...points(plan)] },
    ...(minimum ? [{ name: strategyWords.minimum.name, points: [start, ...points(minimum)] }] : []),
  ]
}

function shownMonths(months: number, planned: number): number[] {
  const stride = Math.ceil(months / MAX_POINTS)
  const all = Array.from({ length: months }, (_, index) => index)
  return all.filter((index) => (months - 1 - index) % stride === 0 || index === planned - 1)
}

function toLabel(today: string, months: number): string {
  return formatMonth(addMonthsClamped(`${today.slice(0, 7)}-01`, months).slice(0, 7))
}
