import type { PayoffProjection } from '@solvent/contracts'
import { counted, monthsInWords } from '@solvent/money'
import { Badge, Button, Caption, Figure, formatAmount, Inline, Table, type TableColumn } from '@solvent/ui'
import { memo } from 'react'
import styled from 'styled-components'
import { type Strategy, strategyWords } from '../strategies'
import { ENDING_TEXT } from './ending-text'
import { formatMonth } from './month-text'

type Compared = PayoffProjection['comparison'][number]

const Length = styled(Caption)`
  white-space: nowrap;
`

function DebtFree({ row: { ending, debt_free_month, months_to_debt_free } }: { row: Compared }) {
  if (ending !== 'debt_free' || !debt_free_month) {
    return <>{ending === 'debt_free' ? 'Now' : ENDING_TEXT[ending]}</>
  }
  return (
    <>
      <Figure value={formatMonth(debt_free_month)} />
      <Length as="div">{monthsInWords(months_to_debt_free ?? 0)}</Length>
    </>
  )
}

/** The extra cost of a strategy over the cheapest one, in money and months. */
function ExtraCost({ row, cheapest }: { row: Compared; cheapest: Compared | undefined }) {
  const { extra_cost, months_to_debt_free } = row
  const least = cheapest?.months_to_debt_free ?? null
  if (extra_cost === null || months_to_debt_free === null || least === null) return <>Not paid off</>
  const later = months_to_debt_free - least
  if (row === cheapest) return <>Lowest cost</>
  if (extra_cost <= 0 && later === 0) return <>Same</>
  const months = monthsInWords(Math.abs(later))
  return (
    <>
      {formatAmount(extra_cost)}
      {later !== 0 && <Caption as="div">{`${months} ${later > 0 ? 'later' : 'sooner'}`}</Caption>}
    </>
  )
}

const figures: TableColumn<Compared>[] = [
  { key: 'free', header: 'Debt-free', render: (row) => <DebtFree row={row} /> },
  {
    key: 'interest',
    header: 'Total interest',
    align: 'end',
    render: ({ ending, total_interest }) =>
      ending === 'debt_free' ? <Figure value={formatAmount(total_interest)} /> : 'Not paid off',
  },
  {
    key: 'saved',
    header: 'Interest saved',
    align: 'end',
    render: ({ interest_saved }) => (interest_saved === null ? '–' : formatAmount(interest_saved)),
  },
]

const closed: TableColumn<Compared> = {
  key: 'closed',
  header: 'Paid off within a year',
  align: 'end',
  render: ({ closed_in_a_year }) => counted(closed_in_a_year, 'debt'),
}

interface StrategyTableProps {
  comparison: readonly Compared[]
  chosen: Strategy
  onChoose: (strategy: Strategy) => void
}

/** Compares the strategies with the same debts and budget. */
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
          {strategy === chosen && <Badge tone="accent">Your strategy</Badge>}
        </Inline>
        <Caption as="div">{strategyWords[strategy].meaning}</Caption>
      </>
    ),
  }
  const cheapest = comparison.find(({ extra_cost, extra_days }) => extra_cost === 0 && extra_days === 0)
  const extraCost: TableColumn<Compared> = {
    key: 'extra_cost',
    header: 'Extra cost',
    align: 'end',
    render: (row) => <ExtraCost row={row} cheapest={cheapest} />,
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
      columns={[name, ...figures, extraCost, closed, use]}
      rows={comparison}
      rowKey={({ strategy }) => strategy}
    />
  )
})
