import { useId, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../button/button'
import { VisuallyHidden } from '../layout/visually-hidden'
import { color, font, media, radius, space } from '../tokens/tokens'
import { barFill, Hatchings } from './hatching'

/** So many parts have a colour of their own, and a row at first. */
const SHOWN = 3

export type Share = {
  name: string
  /** Part of the whole, not negative. */
  value: number
}

export type ShareBarProps = {
  /** What is divided; the caption of the table. */
  title: string
  /** The largest first. */
  shares: readonly Share[]
  /** Writes a value in full. */
  format: (value: number) => string
  /** Adds values up, exactly, for the smallest parts together. */
  sum: (values: readonly number[]) => number
  /** What the parts are, over their names; "Type" when left out. */
  labelHeading?: string | undefined
}

const Bar = styled.svg`
  display: block;
  width: 100%;
  height: 1rem;
  border-radius: ${radius.control};
  background: ${color.border};
`

const Rows = styled.table<{ $all: boolean }>`
  width: 100%;
  margin-top: ${space[2]};
  border-collapse: collapse;
  font: ${font.caption};
  & th { padding: 0.375rem 0; font: ${font.caption}; color: ${color.textMuted}; text-align: start; overflow-wrap: anywhere; }
  & td { padding: 0.375rem 0 0.375rem ${space[3]}; font-variant-numeric: tabular-nums; text-align: end; white-space: nowrap; }
  & svg { margin-inline-end: ${space[2]}; vertical-align: -1px; }
  /* On a phone the bar alone, until the rows are asked for. */
  ${media.phone} { ${({ $all }) => !$all && 'display: none;'} }
`

const Toggle = styled.div<{ $onPhone: boolean }>`
  position: relative;
  ${({ $onPhone }) => $onPhone && 'display: none;'}
  ${media.phone} { display: block; }
  z-index: 1;
  margin: ${space[1]} 0 -${space[1]} -${space[3]};
`

/** How a whole is divided: one bar over a table of its parts, of which the smallest are shown on demand. */
export function ShareBar({ title, shares, format, sum, labelHeading = 'Type' }: ShareBarProps) {
  const [all, setAll] = useState(false)
  const id = useId()
  const parts = combined(shares, sum)
  const shown = all ? shares : parts
  return (
    <div>
      <Segments id={id} parts={parts} />
      <Rows $all={all}>
        <VisuallyHidden as="caption">{title}</VisuallyHidden>
        <VisuallyHidden as="thead">
          <tr>
            <th scope="col">{labelHeading}</th>
            <th scope="col">Amount</th>
          </tr>
        </VisuallyHidden>
        <tbody>
          {shown.map(({ name, value }, index) => (
            <tr key={name}>
              <th scope="row">
                <Swatch id={id} index={Math.min(index, SHOWN)} />
                {name}
              </th>
              <td>{format(value)}</td>
            </tr>
          ))}
        </tbody>
      </Rows>
      <Toggle $onPhone={shares.length <= parts.length}>
        <Button small variant="ghost" onClick={() => setAll(!all)} aria-label={toggleLabel(all, title)}>
          {all ? 'Show fewer' : 'Show all types'}
        </Button>
      </Toggle>
    </div>
  )
}

function toggleLabel(all: boolean, title: string): string {
  return all ? `Show fewer: ${title}` : `Show all types: ${title}`
}

/** The parts with a colour of their own; more than that many are put together. */
function combined(shares: readonly Share[], sum: ShareBarProps['sum']): readonly Share[] {
  if (shares.length <= SHOWN + 1) return shares
  const rest = shares.slice(SHOWN)
  return [
    ...shares.slice(0, SHOWN),
    { name: `${rest.length} others`, value: sum(rest.map(({ value }) => value)) },
  ]
}

/** For drawing only: the widths are percent of the bar. */
function Segments({ id, parts }: { id: string; parts: readonly Share[] }) {
  const whole = parts.reduce((sum, { value }) => sum + value, 0)
  if (whole <= 0) return null
  let start = 0
  return (
    <Bar aria-hidden="true" focusable="false">
      <Hatchings id={id} count={SHOWN + 1} />
      {parts.map(({ name, value }, index) => {
        const width = (value / whole) * 100
        const x = start
        start += width
        return <rect key={name} x={`${x}%`} width={`${width}%`} height="100%" fill={barFill(id, index)} />
      })}
    </Bar>
  )
}

function Swatch({ id, index }: { id: string; index: number }) {
  return (
    <svg width="10" height="10" aria-hidden="true" focusable="false">
      <rect width="10" height="10" rx="2" fill={barFill(id, index)} />
    </svg>
  )
}
