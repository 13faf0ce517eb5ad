import type { Recurring } from '@solvent/contracts'
import { Badge, formatDate, type TableColumn, TextWithNote } from '@solvent/ui'
import { accountsOf, signedAmount } from './money-words'
import { rhythmInWords } from './rhythm-words'

/** The columns of the list of recurring entries. */
export const recurringColumns: TableColumn<Recurring>[] = [
  {
    key: 'name',
    header: 'Name',
    freeText: true,
    render: ({ name, liability }) => (
      <TextWithNote note={liability ? `Counted as your liability ${liability}` : ''}>{name}</TextWithNote>
    ),
  },
  { key: 'rhythm', header: 'How often', freeText: true, render: rhythmInWords },
  { key: 'next', header: 'Next day', render: ({ next_on }) => (next_on ? formatDate(next_on) : '–') },
  { key: 'amount', header: 'Amount', align: 'end', render: signedAmount },
  { key: 'account', header: 'Account', freeText: true, render: accountsOf },
  { key: 'status', header: 'Status', render: (recurring) => <Badge>{statusOf(recurring)}</Badge> },
]

function statusOf({ next_on, automatic, liability }: Recurring): string {
  if (next_on === null) return 'Ended'
  return automatic && liability === null ? 'Automatic' : 'Asks you first'
}
