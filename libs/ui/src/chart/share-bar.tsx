import { useId, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../button/button'
import { VisuallyHidden } from '../layout/visually-hidden'
import { color, font, media, radius, space } from '../tokens/tokens'
import { barFill, Hatchings } from './hatching'

/** The number of parts with their own colour; the rest are combined. */
const MAX_PARTS = 3

export type Share = {
  name: string
  /** Not negative. */
  value: number
}

export type ShareBarProps = {
  /** What is divided; the caption of the table. */
  title: string
  /** The shares, largest first. */
  shares: readonly Share[]
  /** Formats a value in full. */
  format: (value: number) => string
  /** Adds values exactly, to combine the smallest parts. */
  sum: (values: readonly number[]) => number
  /** Heading of the names; "Type" by default. */
  labelHeading?: string | undefined
}

const Bar = styled.svg`
  display: block;
  width: 100%;
  height: 1rem;
  border-radius: ${radius.control};
  background: ${color.border};
`

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  margin-top: ${space[2]};
  font: ${font.caption};
  list-style: none;
  & > li { display: flex; align-items: center; gap: ${space[2]}; min-width: 0; color: ${color.textMuted}; overflow-wrap: anywhere; }
  & b { color: ${color.text}; font: ${font.captionStrong}; font-variant-numeric: tabular-nums; white-space: nowrap; }
  & svg { flex: none; }
  /* On phones only the bar is shown; the table has the details. */
  ${media.phone} { display: none; }
`

const Table = styled.table`
  width: 100%;
  margin-top: ${space[2]};
  border-collapse: collapse;
  font: ${font.caption};
  & th { padding: ${space[1]} 0; font: ${font.caption}; color: ${color.textMuted}; text-align: start; overflow-wrap: anywhere; }
  & td { padding: ${space[1]} 0 ${space[1]} ${space[3]}; font-variant-numeric: tabular-nums; text-align: end; white-space: nowrap; }
`

const Toggle = styled.div`
  position: relative;
  z-index: 1;
  margin: ${space[1]} 0 -${space[1]} -${space[3]};
`

/** How a total is divided: one bar with a legend, and all parts as a table on demand. */
export function ShareBar({ title, shares, format, sum, labelHeading = 'Type' }: ShareBarProps) {
  const [asTable, setAsTable] = useState(false)
  const id = useId()
  const parts = combined(shares, sum)
  return (
    <div>
      <Segments id={id} parts={parts} />
      {asTable ? (
        <ShareTable title={title} shares={shares} format={format} labelHeading={labelHeading} />
      ) : (
        <Legend>
          {parts.map(({ name, value }, index) => (
            <li key={name}>
              <Swatch id={id} index={index} />
              <span>
                {name} <b>{format(value)}</b>
              </span>
            </li>
          ))}
        </Legend>
      )}
      <Toggle>
        <Button
          small
          variant="ghost"
          onClick={() => setAsTable(!asTable)}
          aria-label={`${asTable ? 'Hide table' : 'Show as table'}: ${title}`}
        >
          {asTable ? 'Hide table' : 'Show as table'}
        </Button>
      </Toggle>
    </div>
  )
}

function ShareTable({
  title,
  shares,
  format,
  labelHeading,
}: Pick<ShareBarProps, 'title' | 'shares' | 'format' | 'labelHeading'>) {
  return (
    <Table>
      <VisuallyHidden as="caption">{title}</VisuallyHidden>
      <VisuallyHidden as="thead">
        <tr>
          <th scope="col">{labelHeading}</th>
          <th scope="col">Amount</th>
        </tr>
      </VisuallyHidden>
      <tbody>
        {shares.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{format(value)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** The parts to draw: the largest ones, with the rest combined into one. */
function combined(shares: readonly Share[], sum: ShareBarProps['sum']): readonly Share[] {
  if (shares.length <= MAX_PARTS + 1) return shares
  const rest = shares.slice(MAX_PARTS)
  return [
    ...shares.slice(0, MAX_PARTS),
    { name: `${rest.length} others`, value: sum(rest.map(({ value }) => value)) },
  ]
}

/** The segments of the bar. Widths are in percent, for drawing only. */
function Segments({ id, parts }: { id: string; parts: readonly Share[] }) {
  const total = parts.reduce((sum, { value }) => sum + value, 0)
  if (total <= 0) return null
  let start = 0
  return (
    <Bar aria-hidden="true" focusable="false">
      <Hatchings id={id} count={MAX_PARTS + 1} />
      {parts.map(({ name, value }, index) => {
        const width = (value / total) * 100
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
