import {
  Badge,
  color,
  font,
  formatAmount,
  formatChange,
  radius,
  Stack,
  space,
  TextWithNote,
  visuallyHidden,
} from '@solvent/ui'
import styled from 'styled-components'
import { useShowMore } from '../show-more'
import type { EventRow } from './event-rows'
import { shortDay } from './short-day'

/** How many rows to show initially, and to add each time. */
const PAGE = 12

// The three columns fit on a phone, so the rows need not become cards as in other tables.
const Root = styled.table`
  width: 100%;
  overflow: hidden;
  border-collapse: separate;
  border-spacing: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  & caption { ${visuallyHidden} }
  & th, & td { padding: ${space[3]} ${space[4]}; text-align: start; vertical-align: top; }
  & thead th { background: ${color.surfaceSubtle}; color: ${color.textMuted}; font: ${font.captionStrong}; }
  & tbody th { font: ${font.bodyStrong}; white-space: nowrap; }
  & tbody tr > * { border-top: 1px solid ${color.border}; }
  & tr > :nth-child(2) { width: 100%; padding-inline: 0; overflow-wrap: anywhere; }
  & tr > :last-child { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
`

/** What comes and goes on which day. */
export function EventsTable({ rows }: { rows: readonly EventRow[] }) {
  const [count, more] = useShowMore(rows.length, PAGE)
  if (rows.length === 0) return null
  return (
    <Stack>
      <Root>
        <caption>What comes and goes, by day</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">What</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, count).map((row) => (
            <Event key={row.key} row={row} />
          ))}
        </tbody>
      </Root>
      {more}
    </Stack>
  )
}

function Event({ row: { on, name, note, amount, balance, isPaid } }: { row: EventRow }) {
  return (
    <tr>
      <th scope="row">{shortDay(on)}</th>
      <td>
        {isPaid ? (
          <>
            {name} <Badge tone="success">Paid</Badge>
          </>
        ) : (
          <TextWithNote note={note}>{name}</TextWithNote>
        )}
      </td>
      <td>
        <TextWithNote note={balance === null ? '' : `Balance ${formatAmount(balance)}`}>
          {formatChange(amount)}
        </TextWithNote>
      </td>
    </tr>
  )
}
