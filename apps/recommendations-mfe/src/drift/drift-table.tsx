import type { PlanDrift } from '@solvent/contracts'
import { monthsInWords } from '@solvent/money'
import { causeNames } from '@solvent/plan/answers'
import { Figure, formatAmount, Table, type TableColumn } from '@solvent/ui'

type Part = PlanDrift['parts'][number]
type Move = Pick<Part, 'months' | 'interest'>
type Row = Move & { name: string }

const columns: TableColumn<Row>[] = [
  { key: 'cause', header: 'Cause', render: ({ name }) => name },
  { key: 'months', header: 'Debt-free', align: 'end', render: ({ months }) => monthsText(months) },
  {
    key: 'interest',
    header: 'Interest',
    align: 'end',
    render: ({ interest }) => <Figure value={interestText(interest)} />,
  },
]

/** The effect of each cause, and of all together. */
export function DriftTable({ drift }: { drift: PlanDrift }) {
  const rows = drift.parts.map((part) => ({ ...part, name: causeNames(part) }))
  const all = { name: 'Total', months: drift.months, interest: drift.interest }
  return (
    <Table
      caption="What changed your debt-free month"
      columns={columns}
      rows={[...rows, all]}
      rowKey={({ name }) => name}
    />
  )
}

/** Shown when debts are never paid off, before or after. */
const NO_FIGURE = '–'

function monthsText(months: number | null): string {
  if (months === null) return NO_FIGURE
  if (months === 0) return 'Same month'
  return `${monthsInWords(Math.abs(months))} ${months > 0 ? 'later' : 'sooner'}`
}

function interestText(interest: number | null): string {
  if (interest === null) return NO_FIGURE
  if (interest === 0) return formatAmount(0)
  return `${formatAmount(Math.abs(interest))} ${interest > 0 ? 'more' : 'less'}`
}
