import { halfUpDiv } from '@solvent/money'
import { decimalMarkOf, isAmountText } from '../fields/read-grouped-amount'
import { cellOf } from '../table/amount-of-row'
import { columnFacts } from '../table/column-facts'
import type { TableRow } from '../table/table'
import type { DebtColumns } from './debt-headers'
import { readOwedAmount } from './read-owed-amount'

const ORDINAL = /^\d{1,2}(?:st|nd|rd|th)$/
const PERCENT = /^\d{1,3}(?:[.,]\d{1,4})?\s*%$/
/** A payment is at most this part of the balance, so that two columns of amounts cannot be taken for each other. */
const LARGEST_PAYMENT_DIVISOR = 2n

/**
 * The columns of a table without names for them, if there is no doubt: one of texts, one or two of amounts of which one
 * is far smaller in every row, one with percent signs and one of dates. Null otherwise.
 */
export function columnsByKind(all: readonly TableRow[]): { columns: DebtColumns; rows: TableRow[] } | null {
  const first = all.findIndex(({ cells }) => cells.some(isAmountText))
  const rows = all
    .slice(Math.max(0, first))
    .filter(({ cells }) => cells.filter((cell) => cell !== '').length > 1)
  const facts = columnFacts(rows)
  const kinds = facts.map(({ isEmpty, amounts, dates, texts }, column) => {
    const cells = rows.map((row) => cellOf(row, column)).filter((cell) => cell !== '')
    if (isEmpty) return 'empty'
    if (cells.every((cell) => PERCENT.test(cell))) return 'rate'
    if (dates === 1 || cells.every((cell) => ORDINAL.test(cell))) return 'due'
    return amounts === 1 ? 'amount' : texts > 0 ? 'text' : 'other'
  })
  const of = (kind: string) => kinds.flatMap((one, column) => (one === kind ? [column] : []))
  const [[name, ...names], [rate, ...rates], [due, ...dues]] = [of('text'), of('rate'), of('due')]
  const money = moneyColumns(rows, of('amount'))
  const isCertain = names.length + rates.length + dues.length + of('other').length === 0
  if (name === undefined || !money || !isCertain) return null
  return {
    columns: { name, ...money, ...(rate !== undefined && { rate }), ...(due !== undefined && { due }) },
    rows,
  }
}

function moneyColumns(
  rows: readonly TableRow[],
  [first, second, ...others]: readonly number[],
): Pick<DebtColumns, 'balance' | 'payment'> | null {
  if (first === undefined || others.length > 0) return null
  if (second === undefined) return { balance: first }
  const mark = decimalMarkOf(rows.flatMap((row) => [cellOf(row, first), cellOf(row, second)]))
  const isFarSmaller = (one: number, other: number) =>
    rows.every((row) => {
      const [payment, balance] = [cellOf(row, one), cellOf(row, other)]
      if (payment === '' || balance === '') return payment === ''
      const most = halfUpDiv(readOwedAmount(balance, mark, row.line), LARGEST_PAYMENT_DIVISOR)
      return readOwedAmount(payment, mark, row.line) <= most
    })
  if (isFarSmaller(second, first)) return { balance: first, payment: second }
  return isFarSmaller(first, second) ? { balance: second, payment: first } : null
}
