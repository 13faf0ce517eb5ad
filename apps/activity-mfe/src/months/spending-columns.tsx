import { WithIcon } from '@solvent/screen-kit'
import { color, formatAmount, type KindIconProps, space, type TableColumn, TextWithNote } from '@solvent/ui'
import styled from 'styled-components'
import { CategoryLink } from './category-link'
import { LimitCell } from './limit-cell'
import type { SpendingRow } from './spending-rows'

const Indented = styled.div`
  padding-left: ${space[6]};
`

/** An amount that the total of the parent includes. */
const Included = styled.span`
  color: ${color.textMuted};
`

/** The columns of the spending in a month, `YYYY-MM`; `lookOf` is the icon of a category. */
export function spendingColumns(
  month: string,
  lookOf: (category: string) => KindIconProps,
): TableColumn<SpendingRow>[] {
  return [
    {
      key: 'category',
      header: 'Category',
      render: (row) => {
        const { category, parent } = row
        const look = category === null ? { kind: 'expense' } : lookOf(category)
        const name = category === null ? 'No category' : <CategoryLink category={category} month={month} />
        const cell = (
          <WithIcon {...look}>
            <TextWithNote note={noteOf(row)}>{name}</TextWithNote>
          </WithIcon>
        )
        return parent === null ? cell : <Indented>{cell}</Indented>
      },
    },
    amountColumn('spent', 'Spent'),
    amountColumn('before', 'Month before'),
    amountColumn('mean', 'Mean'),
    { key: 'limit', header: 'Limit', render: (row) => <LimitCell row={row} /> },
  ]
}

function amountColumn(key: 'spent' | 'before' | 'mean', header: string): TableColumn<SpendingRow> {
  return {
    key,
    header,
    align: 'end',
    render: (row) => {
      const amount = row[key]
      const text = amount === null ? '–' : formatAmount(amount)
      return row.parent === null ? text : <Included>{text}</Included>
    },
  }
}

/** What the amounts of the row include, or which row includes them. */
function noteOf({ parent, own }: SpendingRow): string {
  if (parent !== null) return `Part of ${parent}`
  if (own === null) return ''
  return own === 0 ? 'Total with its parts' : `Total with its parts, ${formatAmount(own)} without them`
}
