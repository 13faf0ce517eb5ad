import type { PayoffProjection } from '@solvent/contracts'
import { Badge, Button, Caption, Figure, formatAmount, Inline, Table, type TableColumn } from '@solvent/ui'
import { memo } from 'react'
import styled from 'styled-components'
import { type Strategy, strategyWords } from '../strategies'
import { counted, formatDuration, formatMonth } from './month-text'

type Compared = PayoffProjection['comparison'][number]

const Length = styled(Caption)`
  white-space: nowrap;
`

const endings = { never: 'Never at this budget', too_far: 'Not within 100 years' } as const

function DebtFree({ row: { ending, debt_free_month, months_to_debt_free } }: { row: Compared }) {
  if (ending !== 'debt_free' || !debt_free_month) {
    return <>{ending === 'debt_free' ? 'Now' : endings[ending]}</>
  }
  return (
    <>
      <Figure value={formatMonth(debt_free_month)} />
      <Length as="div">{formatDuration(months_to_debt_free ?? 0)}</Length>
    </>
  )
}

/** What a strategy costs beyond the cheapest one, in money and in days. */
function Price({ row: { extra_cost, extra_days } }: { row: Compared }) {
  if (extra_cost === null || extra_days === null) return <>Not paid off</>
  if (extra_cost <= 0 && extra_days === 0) return <>Cheapest</>
  const days = counted(Math.abs(extra_days), 'day')
  return (
    <>
      {formatAmount(extra_cost)}
      {extra_days !== 0 && <Caption as="div">{`${days} ${extra_days > 0 ? 'later' : 'sooner'}`}</Caption>}
    </>
  )
}

const figures: TableColumn<Compared>[] = [
  { key: 'free', header: 'Debt-free', render: (row) => <DebtFree row={row} /> },
  {
    key: 'interest',
    header: 'Total Interest',
    align: 'end',
    render: ({ ending, total_interest }) =>
      ending === 'debt_free' ? <Figure value={formatAmount(total_interest)} /> : 'No end to it',
  },
  {
    key: 'saved',
    header: 'Saved',
    align: 'end',
    render: ({ interest_saved }) => (interest_saved === null ? '–' : formatAmount(interest_saved)),
  },
  { key: 'price', header: 'Price', align: 'end', render: (row) => <Price row={row} /> },
  {
    key: 'closed',
    header: 'Closed in a Year',
    align: 'end',
    render: ({ closed_in_a_year }) => counted(closed_in_a_year, 'debt'),
  },
]

interface StrategyTableProps {
  comparison: readonly Compared[]
  chosen: Strategy
  onChoose: (strategy: Strategy) => void
}

/** The strategies side by side, with the same debts and the same money. */
export const StrategyTable = memo(function StrategyTable({
  comparison,
  chosen,
  onChoose,
}: StrategyTableProps) {
  const name: TableColumn<Compared> = {
    key: 'strategy',
    header: 'Strategy',
    render: ({ strategy }) => (
      <>
        <Inline>
          {strategyWords[strategy].name}
          {strategy === chosen && <Badge tone="accent">Your plan</Badge>}
        </Inline>
        <Caption as="div">{strategyWords[strategy].meaning}</Caption>
      </>
    ),
  }
  const use: TableColumn<Compared> = {
    key: 'use',
    header: 'Actions',
    actions: true,
    render: ({ strategy }) =>
      strategy !== chosen && (
        <Button
          small
          aria-label={`Use ${strategyWords[strategy].name} for the plan`}
          onClick={() => onChoose(strategy)}
        >
          Use
        </Button>
      ),
  }
  return (
    <Table
      caption="Strategies side by side"
      columns={[name, ...figures, use]}
      rows={comparison}
      rowKey={({ strategy }) => strategy}
    />
  )
})
