import { today } from '@solvent/api-client'
import {
  hasInstallmentCount,
  installmentsPaidText,
  isCard,
  type Liability,
  liabilityNaming,
} from '@solvent/contracts'
import { WithIcon } from '@solvent/screen-kit'
import {
  Badge,
  color,
  formatAmount,
  formatDate,
  Progress,
  priorityTone,
  type TableColumn,
  TextWithNote,
} from '@solvent/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { CreditUsed } from './credit-used'
import { perPeriod } from './frequency-words'
import { useAddressOf } from './use-chosen-liability'

const Name = styled(Link)`
  color: inherit;
  text-decoration-color: ${color.borderStrong};
  text-underline-offset: 0.2em;
  &:hover { color: ${color.accentText}; text-decoration-color: currentColor; }
`

/** Sorts liabilities without a due date last. */
const NEVER = '9999-12-31'

/** The columns of the list. */
export const liabilityColumns: TableColumn<Liability>[] = [
  {
    key: 'type',
    header: 'Liability Type',
    sortBy: (liability) => liabilityNaming(liability).name,
    render: (liability) => (
      <WithIcon kind={liability.liability_type}>
        <TextWithNote note={liabilityNaming(liability).type}>
          <LiabilityLink liability={liability} />
        </TextWithNote>
      </WithIcon>
    ),
  },
  {
    key: 'total',
    header: 'Total Amount',
    align: 'end',
    sortBy: ({ total_amount }) => total_amount,
    render: (liability) => (
      <TextWithNote note={perPeriod(formatAmount(liability.installment_amount), liability.frequency)}>
        {remainingText(liability)}
      </TextWithNote>
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
    render: ({ next_due_date: date }) => (
      <TextWithNote note={date !== null && date < today() ? 'Overdue' : ''} tone="danger">
        {date === null ? 'N/A' : formatDate(date)}
      </TextWithNote>
    ),
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

/**
 * The remaining and total amount; only the total if nothing or everything is paid. Interest and expenses on a card may
 * exceed the total.
 */
function remainingText({ total_amount, remaining_amount, is_completed, liability_type }: Liability): string {
  const total = formatAmount(total_amount)
  if (is_completed || remaining_amount === total_amount) return total
  const remaining = formatAmount(remaining_amount)
  if (remaining_amount < total_amount) return `${remaining} left of ${total}`
  return isCard({ liability_type }) ? `${remaining} owed` : `${remaining} owed, ${total} borrowed`
}

/** Links to the details of a liability. */
function LiabilityLink({ liability }: { liability: Liability }) {
  const addressOf = useAddressOf()
  return <Name to={addressOf(liability.id)}>{liabilityNaming(liability).name}</Name>
}

/** The share of the instalments that are paid. Without a number of them, how much of the limit is used. */
function InstallmentProgress({ liability }: { liability: Liability }) {
  const { installments_paid, installments_total, credit_limit } = liability
  if (!hasInstallmentCount(liability)) {
    if (credit_limit === null) return `${installments_paid} paid`
    return <CreditUsed compact liability={liability} limit={credit_limit} />
  }
  return (
    <Progress
      compact
      label={`${liabilityNaming(liability).name} installments paid`}
      value={installments_paid}
      max={installments_total}
      text={installmentsPaidText(liability)}
    />
  )
}
