import { today } from '@solvent/api-client'
import type { DuePayment } from '@solvent/contracts/reminders'
import { Caption, formatAmount, formatDate } from '@solvent/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { paths } from '../../paths'

const List = styled.ul`
  margin: 0;
  padding-left: 1.25rem;
`

/** What a reminder of today says, also for people who want none. */
export function DueList({ due }: { due: readonly DuePayment[] }) {
  if (due.length === 0) return <Caption>Nothing is late, due today or due tomorrow.</Caption>
  return (
    <List aria-label="Payments due">
      {due.map(({ liability_id, name, amount, due_on }) => (
        <li key={liability_id}>
          <Link to={`${paths.liabilities}?liability=${liability_id}&pay=1`}>{name}</Link>
          {`: ${formatAmount(amount)}, ${due_on < today() ? 'late since' : 'due'} ${formatDate(due_on)}`}
        </li>
      ))}
    </List>
  )
}
