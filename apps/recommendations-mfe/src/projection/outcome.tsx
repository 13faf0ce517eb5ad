import { monthInWords, monthsInWords } from '@solvent/money'
import type { Course } from '@solvent/plan/answers'
import { Banner, Card, color, Figure, font, formatAmount, Stack, space } from '@solvent/ui'
import styled from 'styled-components'
import { OwedChart } from './owed-chart'

const Headline = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[3]};
`

const Month = styled.div`
  font: ${font.figure};
  letter-spacing: -0.01em;
`

const Muted = styled.p`
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`

interface OutcomeProps {
  projection: Course
  /** What the chart shows: the same a moment later, while a slider moves. */
  drawn: Course
  /** What would end it, in words; null if it ends. */
  wayOut: string | null
}

/** When the last debt is paid, what it costs, and how the strategies get there. */
export function Outcome({ projection, drawn, wayOut }: OutcomeProps) {
  const { debt_free_month, months_to_debt_free, total_interest, notice } = projection
  return (
    <Card title={debt_free_month ? 'Debt-free in' : 'Debt-free'}>
      <Stack>
        <Headline>
          <Month>
            <Figure value={debt_free_month ? monthInWords(debt_free_month) : 'Not yet in sight'} />
          </Month>
          {months_to_debt_free !== null && (
            <Muted>{`${monthsInWords(months_to_debt_free)}, ${formatAmount(total_interest)} of interest`}</Muted>
          )}
        </Headline>
        {notice && (
          <Banner tone="warning">
            {[notice, debt_free_month === null && wayOut].filter(Boolean).join(' ')}
          </Banner>
        )}
        <OwedChart projection={drawn} />
      </Stack>
    </Card>
  )
}
