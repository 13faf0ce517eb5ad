import { BankFileError } from '../bank-file-error'
import { isDateText } from '../fields/date-order'
import { isAmountText } from '../fields/read-grouped-amount'
import { type ColumnFacts, columnFacts } from '../table/column-facts'
import { rolesOfHeader } from '../table/header-names'
import type { Table, TableRow } from '../table/table'
import { columnsByKind } from './columns-by-kind'
import type { DebtRole } from './debt-column-names'
import { type DebtColumns, debtRolesOf, type NamedDebtRole } from './debt-headers'

export interface DebtLayout {
  columns: DebtColumns
  /** Null if there is none. */
  header: TableRow | null
  /** Below the header. */
  rows: TableRow[]
}

/** Spreadsheets have some rows with titles and sums above the header. */
const MAX_ROWS_ABOVE = 60
const MIN_SHARE = 0.3
const NO_BALANCE =
  'The table has no column for the balance. Name the columns in the first row, such as Name, Balance, Rate and Payment.'
const NO_NAME = 'The table has no column for the names of the debts. Call one Name.'
const TRANSACTIONS = 'This is a list of transactions, not of debts. Import it in Activity.'

/**
 * Finds the header and the columns, by names or else by what is in them.
 *
 * @throws BankFileError if there is no name or no balance, and for a list of transactions
 */
export function debtLayout(table: Table): DebtLayout {
  const header = debtHeader(table)
  if (!header) {
    const found = columnsByKind(table.rows)
    if (!found) throw new BankFileError(NO_BALANCE)
    return { ...found, header: null }
  }
  const rows = table.rows.filter(({ line }) => line > header.line)
  const facts = columnFacts(rows)
  const { name, lender, balance, ...columns } = columnsByName(debtRolesOf(header.cells), facts)
  if (balance === undefined) throw new BankFileError(NO_BALANCE)
  if (isOfTransactions(header, columns)) throw new BankFileError(TRANSACTIONS)
  const taken = new Set([...Object.values(columns), balance])
  const naming = name ?? lender ?? facts.findIndex(({ texts }, column) => texts > 0.5 && !taken.has(column))
  if (naming === -1) throw new BankFileError(NO_NAME)
  const named = { ...columns, balance, name: naming }
  return { columns: lender === undefined || lender === naming ? named : { ...named, lender }, header, rows }
}

/** The first row with the most names of columns, of which there are at least two; null if there is none. */
function debtHeader({ rows }: Table): TableRow | null {
  let best: { row: TableRow | null; count: number } = { row: null, count: 1 }
  for (const row of rows.slice(0, MAX_ROWS_ABOVE)) {
    const count = rolesIn(row)
    if (count > best.count) best = { row, count }
  }
  return best.row
}

/** The number of roles in a row that could be a header; one without a balance counts less than any with one. */
export function rolesIn({ cells }: TableRow): number {
  if (cells.some((cell) => isDateText(cell) || isAmountText(cell))) return 0
  const roles = new Set<DebtRole>()
  for (const named of debtRolesOf(cells)) {
    const next = named.find(
      ({ role, certainty }, index) => !roles.has(role) && (index === 0 || certainty === 3),
    )
    if (next) roles.add(next.role)
  }
  if (roles.has('balance')) return roles.size === 1 ? 0 : 10 + roles.size
  return roles.size
}

function columnsByName(
  named: readonly NamedDebtRole[][],
  facts: readonly ColumnFacts[],
): Partial<Record<DebtRole, number>> {
  const columns: Partial<Record<DebtRole, number>> = {}
  const taken = new Set<number>()
  const sorted = named
    .flatMap((roles, column) => roles.map((role) => ({ ...role, column })))
    .filter(({ column, ...role }) => looksLike(role, facts[column]))
    .sort(
      (a, b) => Math.floor(b.certainty) - Math.floor(a.certainty) || a.rank - b.rank || a.column - b.column,
    )
  for (const { role, column } of sorted) {
    if (taken.has(column) || columns[role] !== undefined) continue
    taken.add(column)
    columns[role] = column
  }
  return columns
}

function looksLike({ role, certainty }: NamedDebtRole, facts: ColumnFacts | undefined): boolean {
  if (!facts || facts.isEmpty) return false
  if (role === 'name' || role === 'lender') {
    // Names may be single letters or numbers, but then the header has to be certain.
    return facts.dates < MIN_SHARE && (facts.texts > 0 || (certainty === 3 && facts.amounts < MIN_SHARE))
  }
  if (role === 'due' || role === 'frequency' || role === 'rate') return true
  return certainty === 3 ? facts.dates < 0.5 : facts.amounts >= MIN_SHARE
}

/** Whether the table is one of a bank: days of booking, and nothing that only debts have. */
function isOfTransactions(header: TableRow, { rate, payment, due }: Partial<DebtColumns>): boolean {
  if (rate !== undefined || payment !== undefined || due !== undefined) return false
  return header.cells.some((cell) =>
    rolesOfHeader(cell).some(({ role, certainty }) => role === 'bookedOn' && certainty === 3),
  )
}
