import type { Liability } from '@solvent/contracts'
import {
  Badge,
  Button,
  EmptyState,
  formatAmount,
  formatDate,
  Progress,
  priorityTone,
  Table,
  type TableColumn,
} from '@solvent/ui'
import { perPeriod } from './frequency-words'
import { WithNote } from './with-note'

interface LiabilityTableProps {
  liabilities: readonly Liability[]
  onPay: (liability: Liability) => void
  onEdit: (liability: Liability) => void
}

const columns: TableColumn<Liability>[] = [
  {
    key: 'type',
    header: 'Liability Type',
    render: ({ liability_type, description }) => <WithNote note={description}>{liability_type}</WithNote>,
  },
  {
    key: 'total',
    header: 'Total Amount',
    align: 'end',
    render: ({ total_amount, installment_amount, frequency }) => (
      <WithNote note={perPeriod(formatAmount(installment_amount), frequency)}>
        {formatAmount(total_amount)}
      </WithNote>
    ),
  },
  {
    key: 'progress',
    header: 'Progress',
    render: ({ liability_type, installments_paid, installments_total }) => (
      <Progress
        compact
        label={`${liability_type} installments paid`}
        value={installments_paid}
        max={installments_total}
        text={`${installments_paid} of ${installments_total}`}
      />
    ),
  },
  {
    key: 'due',
    header: 'Next Due',
    render: ({ next_due_date }) => (next_due_date ? formatDate(next_due_date) : 'N/A'),
  },
  {
    key: 'priority',
    header: 'Priority',
    render: ({ priority }) => {
      const { tone, label } = priorityTone(priority)
      return <Badge tone={tone}>{`${priority} ${label}`}</Badge>
    },
  },
  {
    key: 'status',
    header: 'Status',
    render: ({ is_completed }) =>
      is_completed ? <Badge tone="success">Completed</Badge> : <Badge>Active</Badge>,
  },
]

/** Everything the person pays off, the most urgent first. */
export function LiabilityTable({ liabilities, onPay, onEdit }: LiabilityTableProps) {
  if (liabilities.length === 0) {
    return (
      <EmptyState
        title="No liabilities recorded yet"
        text="Add a loan, a card or a bill, and see what to pay first each month."
      />
    )
  }
  const actions: TableColumn<Liability> = {
    key: 'actions',
    header: 'Actions',
    actions: true,
    render: (liability) =>
      !liability.is_completed && (
        <>
          <Button
            small
            variant="primary"
            aria-label={`Pay ${liability.liability_type}`}
            onClick={() => onPay(liability)}
          >
            Pay
          </Button>
          <Button small aria-label={`Edit ${liability.liability_type}`} onClick={() => onEdit(liability)}>
            Edit
          </Button>
        </>
      ),
  }
  const byPriority = [...liabilities].sort((a, b) => b.priority - a.priority)
  return (
    <Table caption="Liabilities" columns={[...columns, actions]} rows={byPriority} rowKey={({ id }) => id} />
  )
}
