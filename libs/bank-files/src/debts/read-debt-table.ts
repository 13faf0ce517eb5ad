import { BankFileError } from '../bank-file-error'
import { dateOrders, isDateText } from '../fields/date-order'
import { decimalMarkOf } from '../fields/read-grouped-amount'
import { cellOf } from '../table/amount-of-row'
import type { Table, TableRow } from '../table/table'
import { type DebtLayout, debtLayout, rolesIn } from './debt-columns'
import type { DebtFile, FileDebt, SkippedRow } from './debt-file'
import { isTotal } from './debt-totals'
import { type DebtSetting, isNegativeText, readDebtRow } from './read-debt-row'
import { frequencyIn, splitPeriod } from './read-frequency'
import { rateScaleOf } from './read-rate'

/** More than any person has. */
const MAX_DEBTS = 200

/**
 * Reads the debts of a table. Totals, empty rows, rows without a balance and debts that are paid off are left out.
 *
 * @throws BankFileError if the columns are not found, and for no debts or more than 200
 */
export function readDebtTable(table: Table): DebtFile {
  const layout = debtLayout(table)
  const setting = settingOf(layout)
  const debts: FileDebt[] = []
  const skipped: SkippedRow[] = []
  let isBelowTotal = false
  for (const row of layout.rows) {
    const { line } = row
    if (isHeaderAgain(row, layout)) {
      if (isSameHeader(row, layout)) continue
      skipped.push({ line, reason: 'A different table begins here.' })
      break
    }
    const read = readDebtRow(row, setting)
    const above = debts.map(({ balance }) => balance)
    if (isTotal(nameOf(row, layout), read.balance, above)) {
      skipped.push({ line, reason: 'This is a total.' })
      isBelowTotal = true
    } else if ('reason' in read) skipped.push({ line, reason: read.reason })
    else if (isBelowTotal && hasOnlyBalance(read.debt) && !debts.every(hasOnlyBalance))
      skipped.push({ line, reason: 'It is below the total.' })
    else debts.push(read.debt)
    if (debts.length > MAX_DEBTS) throw new BankFileError(`The file has more than ${MAX_DEBTS} debts.`)
  }
  if (debts.length === 0) throw noDebts(skipped)
  return { debts: withDoubtfulSigns(debts, layout), skipped }
}

function settingOf({ columns, header, rows }: DebtLayout): DebtSetting {
  const cellsOf = (column: number | undefined) =>
    column === undefined ? [] : rows.map((row) => cellOf(row, column)).filter((cell) => cell !== '')
  const amounts = [
    ...cellsOf(columns.balance),
    ...cellsOf(columns.payment).map((cell) => splitPeriod(cell).amount),
  ]
  const paymentHeader = columns.payment === undefined ? '' : (header?.cells[columns.payment] ?? '')
  return {
    columns,
    decimal: decimalMarkOf(amounts),
    rateScale: rateScaleOf(cellsOf(columns.rate)),
    dateOrders: dateOrders(cellsOf(columns.due).filter(isDateText)),
    usualFrequency: frequencyIn(paymentHeader),
  }
}

/** The first cell with a text: in a row with a total, the word may be in another column. */
function nameOf(row: TableRow, { columns }: DebtLayout): string {
  return cellOf(row, columns.name) || (row.cells.find((cell) => /\p{L}/u.test(cell)) ?? '')
}

function isHeaderAgain(row: TableRow, { header }: DebtLayout): boolean {
  return header !== null && rolesIn(row) > 11
}

function isSameHeader({ cells }: TableRow, { header }: DebtLayout): boolean {
  return cells.join('\n') === header?.cells.join('\n')
}

function hasOnlyBalance({ rateBp, payment, dueDay, dueOn, lender }: FileDebt): boolean {
  return [rateBp, payment, dueDay, dueOn, lender].every((value) => value === null)
}

/** If only some balances are negative, those may be money that the lender owes. */
function withDoubtfulSigns(debts: readonly FileDebt[], { columns, rows }: DebtLayout): FileDebt[] {
  const negative = new Set(
    rows.flatMap((row) => (isNegativeText(cellOf(row, columns.balance)) ? [row.line] : [])),
  )
  if (debts.every(({ line }) => negative.has(line))) return [...debts]
  return debts.map((debt) => {
    if (!negative.has(debt.line)) return debt
    const doubt = 'Check whether you owe it: only some balances of the file are negative.'
    return { ...debt, problem: debt.problem === null ? doubt : `${debt.problem} ${doubt}` }
  })
}

function noDebts(skipped: readonly SkippedRow[]): BankFileError {
  const [first] = skipped
  if (!first) return new BankFileError('The table has no debts.')
  if (skipped.every(({ reason }) => reason === first.reason))
    return new BankFileError(`The table has no open debts. ${first.reason}`, first.line)
  return new BankFileError('The table has no open debts.')
}
