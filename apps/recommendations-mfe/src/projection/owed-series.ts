import { addMonthsClamped, fromMinor, toMinor } from '@solvent/money'
import type { Course } from '@solvent/plan/answers'
import { strategyWords } from '../strategies'
import { formatMonth } from './month-text'

/** The most points with which a chart is readable and fast. */
const MAX_POINTS = 60

/** A course longer than this many times the plan is cut off, because the plan would be too narrow to read. */
const MAX_LENGTH_RATIO = 3

type StrategyCourse = Course['comparison'][number]

/** The courses in the chart: the plan, paying only what is due if that differs, and the plan with the what-if. */
export interface ChartedCourses {
  plan: StrategyCourse
  minimum: StrategyCourse | null
  tried: StrategyCourse | null
  /** The number of months shown; longer courses are cut off. */
  months: number
}

export function chartedCourses(
  { comparison, strategy }: Course,
  whatIf: Course | null,
): ChartedCourses | null {
  const plan = comparison.find((course) => course.strategy === strategy)
  if (!plan) return null
  const tried = whatIf?.comparison.find((course) => course.strategy === strategy) ?? null
  const other = comparison.find((course) => course.strategy === 'minimum') ?? null
  const isSame = !other || (other.ending === plan.ending && other.owed.join() === plan.owed.join())
  const minimum = isSame ? null : other
  const months = chartedMonths(plan.owed.length, minimum?.owed.length ?? 0)
  return { plan, minimum, tried, months: Math.max(months, tried?.owed.length ?? 0) }
}

/** To the end of both courses, or one and a half times the plan if the other is much longer. */
function chartedMonths(plan: number, minimum: number): number {
  if (minimum <= MAX_LENGTH_RATIO * plan) return Math.max(plan, minimum)
  return Math.max(Math.ceil(1.5 * plan), plan + 2)
}

/**
 * What is owed today and at the end of each month on each of the courses. A line ends when nothing is owed. Long
 * courses are sampled every few months; the last month shown and the last month of the plan and of the what-if are
 * always included.
 */
export function owedSeries({ inputs, today }: Course, { plan, minimum, tried, months }: ChartedCourses) {
  const owedNow = inputs.liabilities.reduce((sum, debt) => sum + toMinor(debt.remaining_amount), 0n)
  const start = { label: 'Today', value: fromMinor(owedNow) }
  const indexes = shownMonths(months, [plan.owed.length, tried?.owed.length ?? 0])
  const points = ({ owed }: StrategyCourse) =>
    indexes.flatMap((index) => {
      const value = owed[index]
      return value === undefined ? [] : [{ label: toLabel(today, index), value }]
    })
  return [
    { name: 'Your plan', points: [start, ...points(plan)] },
    ...(minimum ? [{ name: strategyWords.minimum.name, points: [start, ...points(minimum)] }] : []),
    ...(tried ? [{ name: 'Your what-if', points: [start, ...points(tried)] }] : []),
  ]
}

function shownMonths(months: number, ends: readonly number[]): number[] {
  const stride = Math.ceil(months / MAX_POINTS)
  const all = Array.from({ length: months }, (_, index) => index)
  return all.filter((index) => (months - 1 - index) % stride === 0 || ends.includes(index + 1))
}

function toLabel(today: string, months: number): string {
  return formatMonth(addMonthsClamped(`${today.slice(0, 7)}-01`, months).slice(0, 7))
}
