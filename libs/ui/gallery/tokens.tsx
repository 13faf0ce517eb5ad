import styled from 'styled-components'
import { Caption, color, font, Grid, radius, Stack } from '../src/index'

const Swatch = styled.div<{ $color: string }>`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  font: ${font.caption};
  &::before {
    content: '';
    flex: none;
    width: 2rem;
    height: 2rem;
    border: 1px solid ${color.border};
    border-radius: ${radius.control};
    background: ${({ $color }) => $color};
  }
`

const Sample = styled.p<{ $font: string }>`
  font: ${({ $font }) => $font};
  font-variant-numeric: tabular-nums;
`

export function ColorsExample() {
  return (
    <Grid minColumn={9} gap={2}>
      {Object.entries(color).map(([name, value]) => (
        <Swatch key={name} $color={value}>
          {name}
        </Swatch>
      ))}
    </Grid>
  )
}

export function TypeExample() {
  return (
    <Stack gap={2}>
      {Object.entries(font).map(([name, value]) => (
        <Sample key={name} $font={value}>
          {name}: $1,234.50 is due on Friday
        </Sample>
      ))}
      <Caption>Caption: what explains the figure above it</Caption>
    </Stack>
  )
}
