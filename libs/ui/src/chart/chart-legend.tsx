import { useId } from 'react'
import styled from 'styled-components'
import { color, font, space } from '../tokens/tokens'
import { barFill, Hatchings } from './hatching'
import { seriesLook } from './series-look'

export type ChartKind = 'line' | 'bar'

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  margin-top: ${space[3]};
  font: ${font.caption};
  color: ${color.text};
  list-style: none;
  & > li { display: flex; align-items: center; gap: ${space[2]}; min-width: 0; overflow-wrap: anywhere; }
  & svg { flex: none; }
`

/** The names of the series beside a sample of each. */
export function ChartLegend({ names, kind }: { names: readonly string[]; kind: ChartKind }) {
  return (
    <List>
      {names.map((name, index) => (
        <li key={name}>
          {kind === 'line' ? <LineSample index={index} /> : <BarSample index={index} />}
          {name}
        </li>
      ))}
    </List>
  )
}

function LineSample({ index }: { index: number }) {
  const look = seriesLook(index)
  return (
    <svg width="28" height="12" aria-hidden="true" focusable="false">
      <line x1="0" x2="28" y1="6" y2="6" stroke={look.color} strokeWidth="2.5" strokeDasharray={look.dash} />
    </svg>
  )
}

function BarSample({ index }: { index: number }) {
  const id = useId()
  return (
    <svg width="12" height="12" aria-hidden="true" focusable="false">
      <Hatchings id={id} count={index + 1} />
      <rect width="12" height="12" rx="2" fill={barFill(id, index)} />
    </svg>
  )
}
