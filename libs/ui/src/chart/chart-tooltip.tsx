import styled from 'styled-components'
import { color, font, radius, shadow, space } from '../tokens/tokens'
import type { ChartRow } from './chart-rows'
import { seriesLook } from './series-look'

type ChartTooltipProps = {
  /** The row under the pointer, or selected with the arrow keys. */
  row: ChartRow
  /** Names of the series, in order. */
  names: readonly string[]
  /** Formats a value in full. */
  format: (value: number) => string
}

// Narrow enough to fit beside or over any point of a chart on a phone.
const Box = styled.div`
  max-width: 13rem;
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.surface};
  box-shadow: ${shadow.high};
  font: ${font.caption};
`

const Label = styled.div`
  font: ${font.captionStrong};
`

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  overflow-wrap: anywhere;
  & > span:last-child { margin-left: auto; padding-left: ${space[1]}; white-space: nowrap; font-variant-numeric: tabular-nums; }
`

const Dot = styled.span<{ $color: string }>`
  flex: none;
  width: 0.5rem;
  height: 0.5rem;
  border-radius: ${radius.round};
  background: ${({ $color }) => $color};
`

/** The values of one row of a chart; announced when the arrow keys move there. */
export function ChartTooltip({ row, names, format }: ChartTooltipProps) {
  return (
    <Box role="status">
      <Label>{row.label}</Label>
      {names.map((name, index) => {
        const value = row.values[index] ?? null
        if (value === null) return null
        return (
          <Line key={name}>
            <Dot $color={seriesLook(index).color} aria-hidden="true" />
            <span>{name}</span>
            <span>{format(value)}</span>
          </Line>
        )
      })}
    </Box>
  )
}
