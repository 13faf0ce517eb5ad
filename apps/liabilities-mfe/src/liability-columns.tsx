import type { Liability } from '@solvent/contracts'
import { Badge, color, formatAmount, formatDate, Progress, priorityTone, type TableColumn } from '@solvent/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { perPeriod } from './frequency-words'
import { useAddressOf } from './use-chosen-liability'
import { WithNote } from './with-note'

const Name = styled(Link)`
  color: inherit;
  text-decoration-color: ${color.borderStrong};
  text-underline-offset: 0.2em;
  &:hover { color: ${color.accentText}; text-decoration-color: currentColor; }
`

/** Sorts what is due never behind every date. */
const NEVER = '9999-12-31'

/** What the list shows of each liability. */
export const liabilityColumns: TableColumn<Liability>[] = [
  {
    key: 'type',
    header: 'Liability Type',
    sortBy: ({ liability_type }) => liability_type,
    render: (liability) => (
      <WithNote note={liability.description}>
        <LiabilityLink liability={liability} />
      </WithNote>
    ),
  },
  {
    key: 'total',
    header: 'Total Amount',
    align: 'end',
    sortBy: ({ total_amount }) => total_amount,
    render: ({ total_amount, installment_amount, frequency }) => (
      <WithNote note={perPeriod(formatAmount(installment_amount), frequency)}>
        {formatAmount(total_amount)}
      </WithNote>
    ),
  },
  {
    key: 'progress',
    header: 'Progress',
    sortBy: ({ installments_paid, installments_total }) => installments_paid / installments_total,
    render: (liability) => <InstallmentProgress liability={liability} />,
  },
  {
    key: 'due',
    header: 'Next Due',
    sortBy: ({ next_due_date }) => next_due_date ?? NEVER,
    render: ({ next_due_date }) => (next_due_date ? formatDate(next_due_date) : 'N/A'),
  },
  {
    key: 'priority',
    header: 'Priority',
    sortBy: ({ priority }) => priority,
    render: ({ priority }) => {
      const { tone, label } = priorityTone(priority)
      return <Badge tone={tone}>{`${priority} ${label}`}</Badge>
    },
  },
  {
    key: 'status',
    header: 'Status',
    sortBy: ({ is_completed }) => (is_completed ? 1 : 0),
    render: ({ is_completed }) =>
      is_completed ? <Badge tone="success">Completed</Badge> : <Badge>Active</Badge>,
  },
]

/** Opens the liability alone. */
function LiabilityLink({ liability }: { liability: Liability }) {
  const addressOf = useAddressOf()
  return <Name to={addressOf(liability.id)}>{liability.liability_type}</Name>
}

/** How many instalments are paid. */
function InstallmentProgress({ liability }: { liability: Liability }) {
  const { liability_type, installments_paid, installments_total } = liability
  return (
    <Progress
      compact
      label={`${liability_type} installments paid`}
      value={installments_paid}
      max={installments_total}
      text={`${installments_paid} of ${installments_total}`}
    />
  )
}
