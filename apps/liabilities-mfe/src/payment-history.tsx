import { useRead } from '@solvent/api-client'
import { type Entry, type Liability, liabilityNaming, listEntries } from '@solvent/contracts'
import { backToMinor, fromMinor } from '@solvent/money'
import { QueryBoundary } from '@solvent/screen-kit'
import {
  Badge,
  Button,
  EmptyState,
  formatAmount,
  formatDate,
  Stack,
  Table,
  type TableColumn,
  TextWithNote,
} from '@solvent/ui'
import { useUndoPayment } from './use-undo-payment'

/** The most payments to load. */
const MAX_PAYMENTS = 200

/** By how much the payment reduced the debt. */
function amountOf(entry: Entry): number {
  const owed = entry.changes.filter(({ account_kind }) => account_kind === 'liability')
  return fromMinor(owed.reduce((sum, { amount }) => sum - backToMinor(amount), 0n))
}

/** The assets the payment came from. */
function sourcesOf(entry: Entry): string {
  const assets = entry.changes.filter(({ account_kind }) => account_kind === 'asset')
  return [...new Set(assets.map(({ label }) => label))].join(', ')
}

const columns: TableColumn<Entry>[] = [
  {
    key: 'date',
    header: 'Paid on',
    render: ({ occurred_on, note }) => <TextWithNote note={note}>{formatDate(occurred_on)}</TextWithNote>,
  },
  { key: 'amount', header: 'Amount', align: 'end', render: (entry) => formatAmount(amountOf(entry)) },
  { key: 'source', header: 'Paid from', freeText: true, render: sourcesOf },
]

/** The payments of a liability, newest first, each with an Undo button. */
export function PaymentHistory({ liability }: { liability: Liability }) {
  const query = useRead(listEntries, {
    query: { account_id: liability.id, kind: 'payment', limit: MAX_PAYMENTS },
  })
  const undo = useUndoPayment()
  const actions: TableColumn<Entry> = {
    key: 'actions',
    header: 'Actions',
    actions: true,
    render: (entry) => {
      if (entry.reversed_by) return <Badge>Undone</Badge>
      const amount = formatAmount(amountOf(entry))
      const what = `${amount} of ${formatDate(entry.occurred_on)}`
      return (
        <Button
          small
          aria-label={`Undo payment of ${what}`}
          busy={undo.busyId === entry.id}
          onClick={() => undo.start(entry.id, `Undone: ${amount} to ${liabilityNaming(liability).name}`)}
        >
          Undo
        </Button>
      )
    },
  }
  return (
    <QueryBoundary query={query} loading="Loading payments..." failed="Failed to load payments.">
      {({ entries, next }) =>
        entries.length === 0 ? (
          <EmptyState title="No payments yet" text="Your payments to this liability appear here." />
        ) : (
          <Stack>
            <Table
              caption={`Payments to ${liabilityNaming(liability).name}`}
              columns={[...columns, actions]}
              rows={entries}
              rowKey={({ id }) => id}
            />
            {next && <p>Showing your latest {MAX_PAYMENTS} payments.</p>}
          </Stack>
        )
      }
    </QueryBoundary>
  )
}
