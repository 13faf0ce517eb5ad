import { isDateText } from '../fields/date-order'
import { isAmountText } from '../fields/read-grouped-amount'
import { rolesOfHeader } from './header-names'
import type { Table, TableRow } from './table'

/** Banks write at most some lines with the account and the period before the header. */
export const MAX_PREAMBLE_ROWS = 60
const MONEY = new Set(['amount', 'moneyIn', 'moneyOut'])

/** The row with the most names of columns, or that before the first transaction; null if there is no header. */
export function findHeader({ rows }: Table): TableRow | null {
  let best: { row: TableRow | null; count: number } = { row: null, count: 1 }
  for (const row of rows.slice(0, MAX_PREAMBLE_ROWS)) {
    const count = countRoles(row)
    if (count > best.count) best = { row, count }
  }
  return best.row ?? unknownHeader(rows)
}

/** The number of different roles of columns in a row that has those of a date and of money, otherwise 0. */
function countRoles({ cells }: TableRow): number {
  if (cells.some((cell) => isDateText(cell) || isAmountText(cell))) return 0
  const roles = new Set(
    cells.flatMap((cell) =>
      rolesOfHeader(cell)
        .slice(0, 1)
        .map(({ role }) => role),
    ),
  )
  const hasMoney = [...roles].some((role) => MONEY.has(role))
  return roles.has('bookedOn') || roles.has('valueOn') || hasMoney ? roles.size : 0
}

/** A header in another language: as many cells as the first row with a date, and neither dates nor amounts. */
function unknownHeader(rows: readonly TableRow[]): TableRow | null {
  const first = rows.findIndex(({ cells }) => cells.some(isDateText))
  const header = rows[first - 1]
  const count = header?.cells.filter((cell) => cell !== '').length ?? 0
  const isHeader = count > 1 && !header?.cells.some((cell) => isDateText(cell) || isAmountText(cell))
  return header && isHeader && header.cells.length === rows[first]?.cells.length ? header : null
}
