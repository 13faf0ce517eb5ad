import { useId, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../button/button'
import { VisuallyHidden } from '../layout/visually-hidden'
import { color, font, media, radius, space } from '../tokens/tokens'
import { barFill, Hatchings } from './hatching'

/** So many parts have a colour of their own. */
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
  /* On a phone the bar alone; the table has the rest. */
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

/** How a whole is divided: one bar, its parts in words, and all of them as a table on demand. */
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
