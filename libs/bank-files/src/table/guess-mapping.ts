import { type DateOrder, dateOrders, isDateText } from '../fields/date-order'
import { decimalMarkOf } from '../fields/read-grouped-amount'
import { cellOf } from './amount-of-row'
import { type ColumnFacts, columnFacts } from './column-facts'
import { findHeader } from './find-header'
import { guessMoney } from './guess-money'
import {
  type ColumnRole,
  isCardPayment,
  isSpendingHeader,
  type NamedRole,
  rolesOfHeader,
} from './header-names'
import type { MappedColumns, PartialMapping } from './mapping'
import type { Table, TableRow } from './table'

export interface MappingGuess {
  /** Without a date or an amount if they were not found. */
  mapping: PartialMapping
  /** The orders that fit all dates, the likeliest first. */
  dateOrders: DateOrder[]
}

/** The share of cells that must be what a column's name says, for the whole name and for a part of it. */
const MIN_SHARE_OF_NAMED = 0.3
const MIN_SHARE = 0.6
/** A file has few accounts. */
const MAX_ACCOUNTS = 50

/** Finds out what the columns are, by their names, their cells, and by balances that follow from the amounts. */
export function guessMapping(table: Table): MappingGuess {
  const header = findHeader(table)
  const rows = table.rows.filter(
    ({ line, cells }) => line > (header?.line ?? 0) && cells.filter((cell) => cell !== '').length > 1,
  )
  const facts = columnFacts(rows)
  const columns: Partial<MappedColumns> = header ? byNames(header, facts) : {}
  addDate(columns, facts)
  const cellsOf = (column: number) => rows.flatMap(({ cells }) => cells[column] || [])
  const decimal = decimalMarkOf(moneyColumns(columns, facts).flatMap(cellsOf))
  const { bookedOn } = columns
  const orders = dateOrders(bookedOn === undefined ? [] : cellsOf(bookedOn).filter(isDateText))
  const isConfirmedNegated = guessMoney(columns, { facts, rows: datedRows(rows, bookedOn), decimal })
  addText(columns, facts)
  const amountHeader = header?.cells[columns.amount ?? -1] ?? ''
  const negate =
    isConfirmedNegated ?? (isSpendingHeader(amountHeader) || hasNegativeCardPayment(rows, columns))
  const headerRow = header?.line ?? lineBeforeDates(rows, bookedOn)
  const mapping = { headerRow, columns, dateOrder: orders[0] ?? 'ymd', decimal, negate }
  return { mapping, dateOrders: orders }
}

/** Whether a card's payments are negative and its purchases positive. In a file of a bank account both are negative. */
function hasNegativeCardPayment(rows: readonly TableRow[], { amount }: Partial<MappedColumns>): boolean {
  const negative = rows.filter((row) => cellOf(row, amount).startsWith('-'))
  return negative.length <= rows.length / 2 && negative.some((row) => row.cells.some(isCardPayment))
}

/** Of a file without a header: the last row before the first date, if they have words in the place of the date. */
function lineBeforeDates(rows: readonly TableRow[], bookedOn: number | undefined): number | null {
  const first = rows.findIndex((row) => isDateText(cellOf(row, bookedOn)))
  const before = rows.slice(0, Math.max(0, first))
  return before.every((row) => /^\D+$/.test(cellOf(row, bookedOn))) ? (before.at(-1)?.line ?? null) : null
}

function datedRows(rows: readonly TableRow[], bookedOn: number | undefined): TableRow[] {
  return rows.filter(({ cells }) => isDateText(cells[bookedOn ?? -1] ?? ''))
}

/** The columns named like amounts, or if there are none, all with amounts and no other role. */
function moneyColumns(columns: Partial<MappedColumns>, facts: readonly ColumnFacts[]): number[] {
  const named = [columns.amount, columns.moneyIn, columns.moneyOut].filter((column) => column !== undefined)
  if (named.length > 0) return named
  const { balance, ...others } = columns
  const taken = new Set(Object.values(others).flat())
  return facts.flatMap(({ amounts }, column) => (amounts >= MIN_SHARE && !taken.has(column) ? [column] : []))
}

function byNames(header: TableRow, facts: readonly ColumnFacts[]): Partial<MappedColumns> {
  const columns: Partial<MappedColumns> = {}
  const taken = new Set<number>()
  const named = header.cells
    .flatMap((cell, column) => rolesOfHeader(cell).map((named) => ({ ...named, column })))
    .filter(({ column, ...named }) => looksLike(named, facts[column]))
    .sort((a, b) => b.certainty - a.certainty || a.rank - b.rank || a.column - b.column)
  for (const { role, column } of named) {
    if (taken.has(column) || (role !== 'text' && columns[role] !== undefined)) continue
    taken.add(column)
    if (role === 'text') columns.text = [...(columns.text ?? []), column].sort((a, b) => a - b)
    else columns[role] = column
  }
  return columns
}

function looksLike({ role, certainty }: NamedRole, facts: ColumnFacts | undefined): boolean {
  const isNamed = certainty === 3
  // A file may have no money in, or none out.
  if (!facts || facts.isEmpty) return isNamed && (role === 'moneyIn' || role === 'moneyOut')
  const hasBothSigns = facts.hasNegative && facts.hasPositive
  const enough = isNamed ? MIN_SHARE_OF_NAMED : MIN_SHARE
  const checks: Record<ColumnRole, boolean> = {
    bookedOn: facts.dates >= enough,
    valueOn: facts.dates >= enough,
    amount: facts.amounts >= enough,
    moneyIn: facts.amounts >= enough && !hasBothSigns,
    moneyOut: facts.amounts >= enough && !hasBothSigns,
    balance: facts.amounts >= enough,
    sign: facts.signWords === 1,
    counterparty: facts.texts > 0 && facts.dates < enough,
    text: facts.dates < enough,
    bankId: facts.isUnique,
    currency: facts.currencies >= MIN_SHARE,
    account: facts.distinct <= MAX_ACCOUNTS && facts.dates < enough,
    category: facts.texts > 0,
  }
  return checks[role]
}

/** The first column with dates, if none is named like one. */
function addDate(columns: Partial<MappedColumns>, facts: readonly ColumnFacts[]): void {
  if (columns.bookedOn !== undefined) return
  const first = facts.findIndex(({ dates }, column) => dates >= MIN_SHARE && column !== columns.valueOn)
  const bookedOn = first === -1 ? columns.valueOn : first
  if (bookedOn !== undefined) columns.bookedOn = bookedOn
  if (columns.valueOn === bookedOn) delete columns.valueOn
}

/** The column with the longest texts, if none is named like one. */
function addText(columns: Partial<MappedColumns>, facts: readonly ColumnFacts[]): void {
  if (columns.text !== undefined || columns.counterparty !== undefined) return
  const taken = new Set(Object.values(columns).flat())
  const texts = facts
    .map((fact, column) => ({ ...fact, column }))
    .filter(({ texts, signWords, currencies, dates, column }) => {
      return texts >= 0.5 && signWords < 1 && currencies < 1 && dates < MIN_SHARE && !taken.has(column)
    })
    .sort((a, b) => b.averageLength - a.averageLength)
  if (texts[0]) columns.text = [texts[0].column]
}
