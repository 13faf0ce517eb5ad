import { monthInWords, monthsInWords } from '@solvent/money'
import type { Course } from '@solvent/plan/answers'
import { formatAmount, formatDashboardAmount, LineChart } from '@solvent/ui'
import { memo } from 'react'
import { type DrawnWays, drawnWays, owedSeries } from './owed-series'

/** How the plan brings down what is owed, against paying only what is due. Drawn again only for another projection. */
export const OwedChart = memo(function OwedChart({ projection }: { projection: Course }) {
  const ways = drawnWays(projection)
  if (!ways) return null
  const saved = ways.minimum ? (ways.plan.interest_saved ?? 0) : 0
  return (
    <LineChart
      title="What you owe"
      summary={summaryOf(ways)}
      series={owedSeries(projection, ways)}
      gap={saved > 0 ? `saves ${formatAmount(saved)}` : undefined}
      format={formatAmount}
      formatAxis={(value) => formatDashboardAmount(value)}
      labelHeading="End of"
    />
  )
})

function summaryOf({ plan, minimum, months }: DrawnWays): string {
  const { debt_free_month, months_to_debt_free } = plan
  if (months_to_debt_free === null || !debt_free_month) return 'What is owed does not come down to nothing.'
  const end = `Down to nothing in ${monthInWords(debt_free_month)}`
  if (!minimum) return `${end}.`
  const [difference, later] = againstMinimum(plan, minimum)
  const isEndDrawn = minimum.ending === 'debt_free' && minimum.owed.length <= months
  return [`${[end, ...difference].join(', ')}.`, !isEndDrawn && later].filter(Boolean).join(' ')
}

/** What the plan gains on paying only what is due, and when that would end. */
function againstMinimum(plan: DrawnWays['plan'], minimum: DrawnWays['plan']): [string[], string] {
  if (minimum.months_to_debt_free === null || !minimum.debt_free_month) {
    return [[], 'Paying only what is due never gets there.']
  }
  const sooner = minimum.months_to_debt_free - (plan.months_to_debt_free ?? 0)
  const saved = plan.interest_saved ?? 0
  const gains = [
    sooner > 0 && `${monthsInWords(sooner)} sooner than by paying only what is due`,
    saved > 0 && `saves ${formatAmount(saved)} of interest`,
  ].filter((gain) => gain !== false)
  return [gains, `Paying only what is due goes on until ${monthInWords(minimum.debt_free_month)}.`]
}
