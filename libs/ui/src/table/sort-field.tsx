import { SelectField, type SelectOption } from '../field/select-field'
import type { TableColumn } from './table-column'
import type { TableSort } from './table-view'

type SortFieldProps<Row> = {
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  sort: TableSort | null
  onSort: (sort: TableSort) => void
}

/** Sorts the rows while they are cards, which have no headings to press. */
export function SortField<Row>({ columns, rows, sort, onSort }: SortFieldProps<Row>) {
  const orders = columns.flatMap((column) => ordersOf(column, rows))
  const chosen = orders.find(
    (order) => order.sort.key === sort?.key && order.sort.descending === sort.descending,
  )
  return (
    <SelectField
      label="Sort by"
      value={chosen?.value ?? ''}
      placeholder={chosen ? undefined : 'Choose an order'}
      options={orders}
      onChange={(value) => {
        const order = orders.find((one) => one.value === value)
        if (order) onSort(order.sort)
      }}
    />
  )
}

type Order = SelectOption & { sort: TableSort }

function ordersOf<Row>({ key, header, sortBy }: TableColumn<Row>, rows: readonly Row[]): Order[] {
  if (!sortBy) return []
  const example = rows.find((row) => sortBy(row) !== '')
  return wordsFor(example && sortBy(example)).map((words, place) => ({
    value: `${place} ${key}`,
    label: `${header}, ${words}`,
    sort: { key, descending: place === 1 },
  }))
}

/** What ascending and descending mean for values like the example. */
function wordsFor(example: string | number | undefined): readonly [string, string] {
  if (typeof example === 'number') return ['low to high', 'high to low']
  if (example && /^\d{4}-\d{2}-\d{2}/.test(example)) return ['earliest first', 'latest first']
  return ['A to Z', 'Z to A']
}
