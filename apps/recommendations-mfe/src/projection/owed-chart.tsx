import { monthInWords, monthsInWords } from '@solvent/money'
import type { Course } from '@solvent/plan/answers'
import { formatAmount, formatDashboardAmount, LineChart } from '@solvent/ui'
import { memo } from 'react'
import { owedSeries } from './owed-series'

/** How the strategies bring down what is owed. Drawn again only for another projection. */
export const OwedChart = memo(function OwedChart({ projection }: { projection: Course }) {
  return (
    <LineChart
      title="What you owe"
      summary={summaryOf(projection)}
      series={owedSeries(projection)}
      format={formatAmount}
      formatAxis={(value) => formatDashboardAmount(value)}
      labelHeading="End of"
    />
  )
})

function summaryOf({ months_to_debt_free, debt_free_month, comparison }: Course): string {
  if (months_to_debt_free === null || !debt_free_month) return 'What is owed does not come down to nothing.'
  const minimum = comparison.find(({ strategy }) => strategy === 'minimum')?.months_to_debt_free ?? null
  const sooner = minimum === null ? 0 : minimum - months_to_debt_free
  const gain = sooner > 0 ? `, ${monthsInWords(sooner)} sooner than by paying only what is due` : ''
  return `Down to nothing in ${monthInWords(debt_free_month)}${gain}.`
}
