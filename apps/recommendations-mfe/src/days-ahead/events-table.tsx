import { Badge, formatAmount, formatChange, Stack, Table, type TableColumn, TextWithNote } from '@solvent/ui'
import { useShowMore } from '../show-more'
import type { EventRow } from './event-rows'
import { shortDay } from './short-day'

/** How many rows to show initially, and to add each time. */
const PAGE = 12

const columns: TableColumn<EventRow>[] = [
  { key: 'on', header: 'Day', render: ({ on }) => shortDay(on) },
  {
    key: 'name',
    header: 'What',
    freeText: true,
    render: ({ name, note, isPaid }) =>
      isPaid ? (
        <>
          {name} <Badge tone="success">Paid</Badge>
        </>
      ) : (
        <TextWithNote note={note}>{name}</TextWithNote>
      ),
  },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    render: ({ amount, balance }) => (
      <TextWithNote note={balance === null ? '' : `Balance ${formatAmount(balance)}`}>
        {formatChange(amount)}
      </TextWithNote>
    ),
  },
]

/** What comes and goes on which day. */
export function EventsTable({ rows }: { rows: readonly EventRow[] }) {
  const [count, more] = useShowMore(rows.length, PAGE)
  if (rows.length === 0) return null
  return (
    <Stack>
      <Table
        caption="What comes and goes, by day"
        columns={columns}
        rows={rows.slice(0, count)}
        rowKey={({ key }) => key}
      />
      {more}
    </Stack>
  )
}
