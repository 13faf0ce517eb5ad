import { monthInWords, monthsInWords } from '@solvent/money'
import type { Course } from '@solvent/plan/answers'
import { formatAmount, formatDashboardAmount, LineChart } from '@solvent/ui'
import { memo } from 'react'
import { type ChartedCourses, chartedCourses, owedSeries } from './owed-series'

interface OwedChartProps {
  projection: Course
  /** With the what-if; null without one. */
  tried: Course | null
}

/** What is owed over time, by the plan, by paying only what is due, and with the what-if. Memoized. */
export const OwedChart = memo(function OwedChart({ projection, tried }: OwedChartProps) {
  const courses = chartedCourses(projection, tried)
  if (!courses) return null
  const saved = courses.minimum ? (courses.plan.interest_saved ?? 0) : 0
  return (
    <LineChart
      title="Your debt over time"
      summary={summaryOf(courses)}
      series={owedSeries(projection, courses)}
      gap={saved > 0 ? `saves ${formatAmount(saved)}` : undefined}
      format={formatAmount}
      formatAxis={(value) => formatDashboardAmount(value)}
      labelHeading="End of"
    />
  )
})

function summaryOf({ plan, minimum, months }: ChartedCourses): string {
  const { debt_free_month, months_to_debt_free } = plan
  if (months_to_debt_free === null || !debt_free_month) return 'Your debt is not paid off.'
  const end = `Paid off in ${monthInWords(debt_free_month)}`
  if (!minimum) return `${end}.`
  const [difference, later] = againstMinimum(plan, minimum)
  const isEndDrawn = minimum.ending === 'debt_free' && minimum.owed.length <= months
  return [`${[end, ...difference].join(', ')}.`, !isEndDrawn && later].filter(Boolean).join(' ')
}

/** The advantages of the plan over paying only what is due, and when that would end. */
function againstMinimum(plan: ChartedCourses['plan'], minimum: ChartedCourses['plan']): [string[], string] {
  if (minimum.months_to_debt_free === null || !minimum.debt_free_month) {
    return [[], 'Paying only what is due never pays it off.']
  }
  const sooner = minimum.months_to_debt_free - (plan.months_to_debt_free ?? 0)
  const saved = plan.interest_saved ?? 0
  const gains = [
    sooner > 0 && `${monthsInWords(sooner)} sooner than paying only what is due`,
    saved > 0 && `saves ${formatAmount(saved)} in interest`,
  ].filter((gain) => gain !== false)
  return [gains, `Paying only what is due takes until ${monthInWords(minimum.debt_free_month)}.`]
}
