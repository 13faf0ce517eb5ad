import { EXPENSE_CATEGORIES, type MonthCategory } from '@solvent/contracts'
import { Button, Caption, ScreenOnly, SectionTitle, Stack, Table, type TableColumn } from '@solvent/ui'
import { useId } from 'react'
import { LimitActions, type LimitChanges } from './limit-actions'
import { spendingColumns } from './spending-columns'

interface SpendingTableProps {
  /** `YYYY-MM` */
  month: string
  categories: readonly MonthCategory[]
  /** Changes the limits; without it, they are only shown. */
  changes: LimitChanges | undefined
}

/** What was spent in each category, beside the month before and the mean, and what its limit leaves. */
export function SpendingTable({ month, categories, changes }: SpendingTableProps) {
  const title = useId()
  const columns = changes ? [...spendingColumns(month), actionColumn(changes)] : spendingColumns(month)
  const limited = categories.filter(({ limit }) => limit)
  return (
    <section aria-labelledby={title}>
      <Stack>
        <SectionTitle
          id={title}
          action={
            changes &&
            limited.length < EXPENSE_CATEGORIES.length && (
              <ScreenOnly>
                <Button onClick={changes.onAdd}>Add limit</Button>
              </ScreenOnly>
            )
          }
        >
          Spending by category
        </SectionTitle>
        {categories.length > 0 ? (
          <Table
            caption="Spending by category"
            columns={columns}
            rows={categories}
            rowKey={({ category }) => category ?? ''}
          />
        ) : (
          <Caption>Nothing was spent.</Caption>
        )}
      </Stack>
    </section>
  )
}

function actionColumn(changes: LimitChanges): TableColumn<MonthCategory> {
  return {
    key: 'actions',
    header: 'Actions',
    actions: true,
    render: (row) => <LimitActions row={row} {...changes} />,
  }
}
