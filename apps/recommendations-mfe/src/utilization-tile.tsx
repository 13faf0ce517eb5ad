import type { Recommendations } from '@solvent/contracts'
import { fromMinor, toMinor } from '@solvent/money'
import { color, font, formatAmount, formatPercent, Progress, radius, shadow, space } from '@solvent/ui'
import { useId } from 'react'
import styled from 'styled-components'
import { utilizationOf } from './utilization'

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  padding: ${space[4]} ${space[5]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.low};
`

const Label = styled.div`
  font: ${font.captionStrong};
  color: ${color.textMuted};
`

const Figure = styled.div`
  font: ${font.figure};
  font-variant-numeric: tabular-nums;
`

/** How much of the available budget the plan uses; the bar is full at 100 %. */
export function UtilizationTile({ plan }: { plan: Recommendations }) {
  const { available_budget, remaining_budget } = plan
  const percent = utilizationOf(plan)
  const used = fromMinor(toMinor(available_budget) - toMinor(remaining_budget))
  const labelId = useId()
  return (
    <Root role="group" aria-labelledby={labelId}>
      <Label id={labelId}>Budget Utilization</Label>
      <Figure>{formatPercent(percent, 1)}</Figure>
      <Progress
        compact
        label="Budget used"
        value={percent}
        text={`${formatAmount(used)} of ${formatAmount(available_budget)}`}
      />
    </Root>
  )
}
