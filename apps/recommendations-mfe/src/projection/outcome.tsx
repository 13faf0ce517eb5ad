import { monthInWords, monthsInWords } from '@solvent/money'
import type { Course } from '@solvent/plan/answers'
import { Banner, Card, color, Figure, font, formatAmount, Stack, space } from '@solvent/ui'
import styled from 'styled-components'
import { FoldOnPhone } from '../fold-on-phone'
import { ENDING_TEXT } from './ending-text'
import { OwedChart } from './owed-chart'
import { RangeNote } from './range-note'

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
  /** With the what-if, debounced while a slider moves; null without one. */
  tried: Course | null
  /** Describes the smallest budget that pays everything on time; null if the present one does. */
  minimumBudget: string | null
}

function headlineOf({ debt_free_month, ending }: Course): string {
  if (debt_free_month) return monthInWords(debt_free_month)
  return ending === 'debt_free' ? 'Now' : ENDING_TEXT[ending]
}

/** The debt-free month and the interest of the plan, and the chart of what is owed, also with the what-if. */
export function Outcome({ projection, tried, minimumBudget }: OutcomeProps) {
  const { debt_free_month, months_to_debt_free, total_interest, notice } = projection
  return (
    <Card title={debt_free_month ? 'Debt-free in' : 'Debt-free'}>
      <Stack>
        <Headline>
          <Month>
            <Figure value={headlineOf(projection)} />
          </Month>
          {months_to_debt_free !== null && (
            <Muted>{`${monthsInWords(months_to_debt_free)}, ${formatAmount(total_interest)} of interest`}</Muted>
          )}
        </Headline>
        <RangeNote strategy={projection.strategy} reserve={projection.reserve} />
        {notice && <Banner tone="warning">{[notice, minimumBudget].filter(Boolean).join(' ')}</Banner>}
        <FoldOnPhone title="Show your debt over time">
          <OwedChart projection={projection} tried={tried} />
        </FoldOnPhone>
      </Stack>
    </Card>
  )
}
