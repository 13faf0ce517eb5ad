import type { MonthCategory } from '@solvent/contracts'
import { WithIcon } from '@solvent/screen-kit'
import { formatAmount, type TableColumn } from '@solvent/ui'
import { CategoryLink } from './category-link'
import { LimitCell } from './limit-cell'

/** The columns of the spending in a month, `YYYY-MM`. */
export function spendingColumns(month: string): TableColumn<MonthCategory>[] {
  return [
    {
      key: 'category',
      header: 'Category',
      render: ({ category }) => (
        <WithIcon kind={category ?? 'expense'}>
          {category ? <CategoryLink category={category} month={month} /> : 'No category'}
        </WithIcon>
      ),
    },
    { key: 'spent', header: 'Spent', align: 'end', render: ({ spent }) => formatAmount(spent) },
    { key: 'before', header: 'Month before', align: 'end', render: ({ before }) => formatAmount(before) },
    {
      key: 'mean',
      header: 'Mean',
      align: 'end',
      render: ({ mean }) => (mean === null ? '–' : formatAmount(mean)),
    },
    { key: 'limit', header: 'Limit', render: (row) => <LimitCell row={row} /> },
  ]
}
