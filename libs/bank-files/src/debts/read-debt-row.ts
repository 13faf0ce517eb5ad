import type { Frequency } from '@solvent/money'
import { cleanText } from '../fields/clean-text'
import type { DateOrder } from '../fields/date-order'
import type { DecimalMark } from '../fields/read-grouped-amount'
import { MAX_COUNTERPARTY_LENGTH } from '../limits'
import { cellOf } from '../table/amount-of-row'
import type { TableRow } from '../table/table'
import { type CellValue, isBlank, optionalValue } from './cell-value'
import type { FileDebt } from './debt-file'
import type { DebtColumns } from './debt-headers'
import { readDue } from './read-due'
import { readFrequency, splitPeriod } from './read-frequency'
import { readOwedAmount } from './read-owed-amount'
import { type RateScale, readRate } from './read-rate'

/** How the cells of one table are written. */
export interface DebtSetting {
  columns: DebtColumns
  decimal: DecimalMark
  rateScale: RateScale
  /** The orders that fit all dates, the likeliest first. */
  dateOrders: readonly DateOrder[]
  /** By the name of the column of payments; null if it does not say. */
  usualFrequency: Frequency | null
}

/** A debt, or why the row is none; the balance may be known in either case. */
type ReadRow = { balance: bigint | null } & ({ debt: FileDebt } | { reason: string })

/** Reads a row. What cannot be read of a debt with a name and a balance is null, and its problem says why. */
export function readDebtRow(row: TableRow, setting: DebtSetting): ReadRow {
  const { columns, decimal } = setting
  const { line } = row
  const own = nameIn(row, columns.name)
  const lender = nameIn(row, columns.lender)
  const name = own || lender
  const written = cellOf(row, columns.balance)
  const { value: balance, problem } = optionalValue(written, (cell) => readOwedAmount(cell, decimal, line))
  if (balance === null) {
    if (problem !== null) return { balance, reason: `We can’t read its balance. ${problem}` }
    return { balance, reason: name === '' ? 'It has no name and no balance.' : 'It has no balance.' }
  }
  if (name === '') return { balance, reason: 'It has no name.' }
  if (balance === 0n) return { balance, reason: 'It is paid off.' }
  const debt = { line, name, lender: own === '' || lender === own ? null : lender || null, balance }
  return { balance, debt: { ...debt, ...termsOf(row, setting) } }
}

export function isNegativeText(text: string): boolean {
  return /^\D{0,4}[-−(]|-$/.test(text)
}

function nameIn(row: TableRow, column: number | undefined): string {
  const name = cleanText(cellOf(row, column), MAX_COUNTERPARTY_LENGTH)
  return isBlank(name) ? '' : name
}

function termsOf(
  row: TableRow,
  setting: DebtSetting,
): Omit<FileDebt, 'line' | 'name' | 'lender' | 'balance'> {
  const { columns, rateScale, dateOrders } = setting
  const { line } = row
  const rate = readRate(cellOf(row, columns.rate), rateScale, line)
  const { payment, frequency } = readPayment(row, setting)
  const due = readDue(cellOf(row, columns.due), dateOrders, line)
  const problems = [rate, payment, frequency, due].flatMap(({ problem }) => problem ?? [])
  return {
    rateBp: rate.value,
    payment: payment.value,
    frequency: frequency.value,
    dueDay: due.value && 'day' in due.value ? due.value.day : null,
    dueOn: due.value && 'on' in due.value ? due.value.on : null,
    problem: problems.length > 0 ? problems.join(' ') : null,
  }
}

/** The payment and how often it is due: as its own column says it, else the cell, else the name of the column. */
function readPayment(row: TableRow, { columns, decimal, usualFrequency }: DebtSetting) {
  const { line } = row
  const { amount, period } = splitPeriod(cellOf(row, columns.payment))
  const payment = optionalValue(amount, (cell) => {
    const minor = readOwedAmount(cell, decimal, line)
    return minor === 0n ? null : minor
  })
  const word = cellOf(row, columns.frequency)
  const said: CellValue<Frequency> = optionalValue(isBlank(word) ? (period ?? '') : word, (text) =>
    readFrequency(text, line),
  )
  const isUnsaid = said.value === null && said.problem === null && payment.value !== null
  return { payment, frequency: isUnsaid ? { value: usualFrequency, problem: null } : said }
}
