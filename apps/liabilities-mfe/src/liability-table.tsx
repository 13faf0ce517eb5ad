import type { Liability } from '@solvent/contracts'
import { useTableView } from '@solvent/screen-kit'
import { Button, EmptyState, Table, type TableColumn } from '@solvent/ui'
import { type LiabilityActions, MoreActions, PayAndEdit } from './liability-actions'
import { liabilityColumns } from './liability-columns'

interface LiabilityTableProps extends LiabilityActions {
  liabilities: readonly Liability[]
  onAdd: () => void
}

const MOST_URGENT_FIRST = { key: 'priority', descending: true }

/** The list of liabilities, most urgent first. */
export function LiabilityTable({ liabilities, onAdd, onDelete, ...actions }: LiabilityTableProps) {
  const [view, setView] = useTableView(MOST_URGENT_FIRST)
  if (liabilities.length === 0) {
    return (
      <EmptyState
        title="No liabilities recorded yet"
        text="Add a loan, a card or a bill to see what to pay first each month."
        action={<Button onClick={onAdd}>Add your first liability</Button>}
      />
    )
  }
  const actionColumn: TableColumn<Liability> = {
    key: 'actions',
    header: 'Actions',
    actions: true,
    render: (liability) => (
      <>
        <PayAndEdit small liability={liability} {...actions} />
        <MoreActions liability={liability} onDelete={onDelete} />
      </>
    ),
  }
  return (
    <Table
      caption="Liabilities"
      columns={[...liabilityColumns, actionColumn]}
      rows={[...liabilities].sort((a, b) => b.priority - a.priority)}
      rowKey={({ id }) => id}
      view={view}
      onViewChange={setView}
      searchText={({ liability_type, description }) => `${liability_type} ${description}`}
      searchLabel="Search liabilities"
    />
  )
}
