import type { ScheduledPayment } from '@solvent/contracts'
import { Badge, formatAmount, formatDate, type TableColumn, TextWithNote } from '@solvent/ui'

/** The columns of the list of scheduled payments. */
export const scheduledColumns: TableColumn<ScheduledPayment>[] = [
  {
    key: 'liability',
    header: 'Liability',
    freeText: true,
    render: ({ liability, problem }) => <TextWithNote note={problem ?? ''}>{liability}</TextWithNote>,
  },
  { key: 'on', header: 'Payment date', render: ({ on }) => formatDate(on) },
  { key: 'amount', header: 'Amount', align: 'end', render: ({ amount }) => formatAmount(amount) },
  {
    key: 'source',
    header: 'Pay from',
    freeText: true,
    render: ({ source }) => source,
  },
  { key: 'status', header: 'Status', render: (payment) => <Status payment={payment} /> },
]

function Status({ payment: { problem, is_due, automatic } }: { payment: ScheduledPayment }) {
  if (problem) return <Badge tone="danger">Needs attention</Badge>
  if (is_due) return <Badge tone="warning">Waiting for you</Badge>
  return <Badge>{automatic ? 'Automatic' : 'Asks you first'}</Badge>
}
