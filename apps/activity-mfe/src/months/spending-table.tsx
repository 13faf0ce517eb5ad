import { useCategoryLook, useCategoryOptions } from '@solvent/screen-kit'
import {
  Button,
  Caption,
  Inline,
  ScreenOnly,
  SectionTitle,
  Stack,
  Table,
  type TableColumn,
} from '@solvent/ui'
import { useId } from 'react'
import { LimitActions, type LimitChanges } from './limit-actions'
import { spendingColumns } from './spending-columns'
import type { SpendingRow } from './spending-rows'

interface SpendingTableProps {
  /** `YYYY-MM` */
  month: string
  rows: readonly SpendingRow[]
  /** Changes the limits; without it, they are only shown. */
  changes: LimitChanges | undefined
  /** Opens the person's own categories. */
  onCategories: () => void
}

/** What was spent in each category, beside the month before and the mean, and what its limit leaves. */
export function SpendingTable({ month, rows, changes, onCategories }: SpendingTableProps) {
  const title = useId()
  const all = useCategoryOptions(['expense'], '')
  const columns = spendingColumns(month, useCategoryLook())
  const limited = rows.filter(({ limit }) => limit)
  return (
    <section aria-labelledby={title}>
      <Stack>
        <SectionTitle
          id={title}
          action={
            <ScreenOnly>
              <Inline>
                <Button onClick={onCategories}>Categories</Button>
                {changes && limited.length < all.length && <Button onClick={changes.onAdd}>Add limit</Button>}
              </Inline>
            </ScreenOnly>
          }
        >
          Spending by category
        </SectionTitle>
        {rows.length > 0 ? (
          <Table
            caption="Spending by category"
            columns={changes ? [...columns, actionColumn(changes)] : columns}
            rows={rows}
            rowKey={({ category }) => category ?? ''}
          />
        ) : (
          <Caption>Nothing was spent.</Caption>
        )}
      </Stack>
    </section>
  )
}

function actionColumn(changes: LimitChanges): TableColumn<SpendingRow> {
  return {
    key: 'actions',
    header: 'Actions',
    actions: true,
    render: (row) => <LimitActions row={row} {...changes} />,
  }
}
