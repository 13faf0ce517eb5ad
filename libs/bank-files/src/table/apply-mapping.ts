import type { BankLine, Statement } from '../bank-file'
import { BankFileError } from '../bank-file-error'
import { cleanText } from '../fields/clean-text'
import { isDateText, readDate } from '../fields/date-order'
import { MAX_BANK_ID_LENGTH, MAX_COUNTERPARTY_LENGTH, MAX_TEXT_LENGTH } from '../limits'
import { amountOfRow, cellOf, hasUnmappedAmount, readBalance } from './amount-of-row'
import type { Mapping } from './mapping'
import { balanceFit } from './running-balance'
import type { Table, TableRow } from './table'

/** A line with what is not of the line itself. */
interface ReadRow {
  line: BankLine
  balance: bigint | null
  account: string | null
  currency: string | null
}

/**
 * Reads the rows after the header: one statement for each account and currency. Rows without a date and an amount are
 * left out, such as continued texts and notes after the last transaction. Opening and closing balance are known if all
 * balances follow from the amounts.
 *
 * @throws BankFileError for the first row that is wrong
 */
export function applyMapping(table: Table, mapping: Mapping): Statement[] {
  const rows = table.rows.filter(({ line }) => line > (mapping.headerRow ?? 0))
  const lastDated = rows.findLastIndex((row) => isDateText(cellOf(row, mapping.columns.bookedOn)))
  const groups = new Map<string, ReadRow[]>()
  for (const [index, row] of rows.entries()) {
    const read = readRow(row, mapping, index > lastDated)
    if (!read) continue
    const key = JSON.stringify([read.account, read.currency])
    const group = groups.get(key)
    if (group) group.push(read)
    else groups.set(key, [read])
  }
  return [...groups.values()].map(toStatement)
}

/** Null for a row that is no transaction. */
function readRow(
  row: TableRow,
  { columns, decimal, dateOrder, negate }: Mapping,
  isAfterLast: boolean,
): ReadRow | null {
  const date = cellOf(row, columns.bookedOn)
  const hasAmount = [columns.amount, columns.moneyIn, columns.moneyOut].some(
    (column) => cellOf(row, column) !== '',
  )
  if (!hasAmount && (date === '' || (isAfterLast && !isDateText(date)))) return null
  if (date === '') throw new BankFileError('This row has no date.', row.line)
  const bookedOn = readDate(date, dateOrder, row.line)
  const amount = amountOfRow(row, columns, decimal)
  const balance = readBalance(row, columns.balance, decimal)
  if (amount === null) {
    // Some banks write the opening and the closing balance as rows.
    if (balance !== null && !hasUnmappedAmount(row, columns)) return null
    throw new BankFileError('This row has no amount.', row.line)
  }
  const valueOn = cellOf(row, columns.valueOn)
  const line = {
    line: row.line,
    bookedOn,
    valueOn: valueOn === '' ? null : readDate(valueOn, dateOrder, row.line),
    amount: negate ? -amount : amount,
    ...textsOf(row, columns),
  }
  const currency = cellOf(row, columns.currency).toUpperCase() || null
  return {
    line,
    balance,
    account: cleanText(cellOf(row, columns.account), MAX_BANK_ID_LENGTH) || null,
    currency,
  }
}

function textsOf(
  row: TableRow,
  columns: Mapping['columns'],
): Omit<BankLine, 'line' | 'bookedOn' | 'valueOn' | 'amount'> {
  const texts = new Set((columns.text ?? []).map((column) => cellOf(row, column)))
  return {
    counterparty: cleanText(cellOf(row, columns.counterparty), MAX_COUNTERPARTY_LENGTH),
    text: cleanText([...texts].join(' '), MAX_TEXT_LENGTH),
    bankId: cleanText(cellOf(row, columns.bankId), MAX_BANK_ID_LENGTH) || null,
    category: cleanText(cellOf(row, columns.category), MAX_COUNTERPARTY_LENGTH) || null,
  }
}

function toStatement(rows: readonly ReadRow[]): Statement {
  const [first] = rows
  const lines = rows.map(({ line }) => line)
  return { account: first?.account ?? null, currency: first?.currency ?? null, ...balancesOf(rows), lines }
}

function balancesOf(rows: readonly ReadRow[]): Pick<Statement, 'opening' | 'closing'> {
  const balanced = rows.flatMap(({ line, balance }) =>
    balance === null ? [] : [{ line, amount: line.amount, balance }],
  )
  const fit = balanced.length === rows.length ? balanceFit(balanced) : null
  const [oldest, newest] = fit?.isAscending ? [balanced[0], balanced.at(-1)] : [balanced.at(-1), balanced[0]]
  if (!fit || fit.isNegated || !oldest || !newest) return { opening: null, closing: null }
  return {
    opening: { amount: oldest.balance - oldest.amount, on: null },
    closing: { amount: newest.balance, on: newest.line.bookedOn },
  }
}
