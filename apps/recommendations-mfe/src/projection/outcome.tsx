import type { PayoffProjection } from '@solvent/contracts'
import {
  Banner,
  Card,
  color,
  Figure,
  font,
  formatAmount,
  formatDashboardAmount,
  LineChart,
  Stack,
  space,
} from '@solvent/ui'
import styled from 'styled-components'
import { formatMonth, lengthOf } from './month-text'
import { owedSeries } from './owed-series'

const Headline = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[3]};
`

const Month = styled.p`
  font: ${font.figure};
  letter-spacing: -0.01em;
`

const Muted = styled.p`
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`

/** When the last debt is paid, what it costs, and how the strategies get there. */
export function Outcome({ projection }: { projection: PayoffProjection }) {
  const { debt_free_month, months_to_debt_free, total_interest, notice } = projection
  return (
    <Card title={debt_free_month ? 'Debt-free in' : 'Debt-free'}>
      <Stack>
        <Headline>
          <Month>
            <Figure value={debt_free_month ? formatMonth(debt_free_month) : 'Not yet in sight'} />
          </Month>
          {months_to_debt_free !== null && (
            <Muted>{`${lengthOf(months_to_debt_free)}, ${formatAmount(total_interest)} of interest`}</Muted>
          )}
        </Headline>
        {notice && <Banner tone="warning">{notice}</Banner>}
        <LineChart
          title="What you owe"
          summary={summaryOf(projection)}
          series={owedSeries(projection)}
          format={formatAmount}
          formatAxis={(value) => formatDashboardAmount(value, 'USD')}
          labelHeading="End of"
        />
      </Stack>
    </Card>
  )
}

function summaryOf({ months_to_debt_free, debt_free_month, comparison }: PayoffProjection): string {
  if (months_to_debt_free === null || !debt_free_month) return 'What is owed does not come down to nothing.'
  const minimum = comparison.find(({ strategy }) => strategy === 'minimum')?.months_to_debt_free ?? null
  const sooner = minimum === null ? 0 : minimum - months_to_debt_free
  const gain = sooner > 0 ? `, ${lengthOf(sooner)} sooner than by paying only what is due` : ''
  return `Down to nothing in ${formatMonth(debt_free_month)}${gain}.`
}
