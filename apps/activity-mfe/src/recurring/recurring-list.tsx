import type { Recurring } from '@solvent/contracts'
import { Button, Menu, SectionTitle, Stack, Table, type TableColumn } from '@solvent/ui'
import { useId } from 'react'
import { recurringColumns } from './recurring-columns'
import { nextOf, type Which } from './use-answers'

interface RecurringActions {
  onChange: (recurring: Recurring) => void
  onSkip: (next: Which) => void
  onMove: (next: Which) => void
  onDelete: (recurring: Recurring) => void
}

interface RecurringListProps extends RecurringActions {
  recurring: readonly Recurring[]
  onAdd: () => void
}

/** The table of everything that comes back. */
export function RecurringList({ recurring, onAdd, ...actions }: RecurringListProps) {
  const title = useId()
  const actionColumn: TableColumn<Recurring> = {
    key: 'actions',
    header: 'Actions',
    actions: true,
    render: (one) => <ActionsMenu recurring={one} {...actions} />,
  }
  return (
    <section aria-labelledby={title}>
      <Stack>
        <SectionTitle id={title} action={<Button onClick={onAdd}>Add recurring</Button>}>
          Recurring entries
        </SectionTitle>
        <Table
          caption="Recurring entries"
          columns={[...recurringColumns, actionColumn]}
          rows={recurring}
          rowKey={({ id }) => id}
        />
      </Stack>
    </section>
  )
}

function ActionsMenu({
  recurring,
  onChange,
  onSkip,
  onMove,
  onDelete,
}: RecurringActions & { recurring: Recurring }) {
  const next = nextOf(recurring)
  return (
    <Menu
      small
      label={`More for ${recurring.name}`}
      items={[
        { label: 'Change', onSelect: () => onChange(recurring) },
        ...(next
          ? [
              { label: 'Skip next', onSelect: () => onSkip(next) },
              { label: 'Move next', onSelect: () => onMove(next) },
            ]
          : []),
        { label: 'Delete', tone: 'danger', onSelect: () => onDelete(recurring) },
      ]}
    >
      More
    </Menu>
  )
}
