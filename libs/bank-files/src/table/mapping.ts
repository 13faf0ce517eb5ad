import { createHash } from 'node:crypto'
import type { DateOrder } from '../fields/date-order'
import type { DecimalMark } from '../fields/read-grouped-amount'
import type { Table } from './table'

/** How to read a table: plain data, so that it can be stored and sent. Columns count from 0. */
export interface Mapping {
  /** The line of the header; null if there is none. Rows up to it are not read. */
  headerRow: number | null
  columns: MappedColumns
  dateOrder: DateOrder
  decimal: DecimalMark
  /** Whether the file has positive amounts for money that goes out, as some exports of cards do. */
  negate: boolean
}

/** The amount is in one column, or in one for money in and one for money out. */
export interface MappedColumns {
  bookedOn: number
  valueOn?: number
  amount?: number
  moneyIn?: number
  moneyOut?: number
  /** Whether the amount comes in or goes out, such as debit or credit, D or C, Soll or Haben. */
  sign?: number
  counterparty?: number
  text?: number[]
  bankId?: number
  balance?: number
  currency?: number
  /** Of a file of several accounts. */
  account?: number
  category?: number
}

/** A mapping that an earlier table was read with, and the `headerFingerprint` of that table. */
export interface RememberedMapping {
  fingerprint: string
  mapping: Mapping
}

/** What could be found out of a mapping. It is complete if it has a date and an amount. */
export type PartialMapping = Omit<Mapping, 'columns'> & { columns: Partial<MappedColumns> }

export function isCompleteMapping(mapping: PartialMapping): mapping is Mapping {
  const { bookedOn, amount, moneyIn, moneyOut } = mapping.columns
  return bookedOn !== undefined && (amount ?? moneyIn ?? moneyOut) !== undefined
}

/** The cells of the header; empty if the mapping has none. */
export function headerCells({ rows }: Table, { headerRow }: PartialMapping): string[] {
  return rows.find(({ line }) => line === headerRow)?.cells ?? []
}

/**
 * A short text by which a mapping is found again for the next file of the same bank. Files without a header have the
 * same one if they have as many columns.
 */
export function headerFingerprint(table: Table, mapping: PartialMapping): string {
  const cells = headerCells(table, mapping)
  return cells.length > 0 ? rowFingerprint(cells) : fingerprintOf([`${columnCount(table)} columns`])
}

/** The fingerprint of a table that has these cells as its header. */
export function rowFingerprint(cells: readonly string[]): string {
  return fingerprintOf(cells.map((cell) => cell.trim().toLowerCase()))
}

/** The columns of the widest row. */
export function columnCount({ rows }: Table): number {
  return rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
}

function fingerprintOf(identity: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(identity)).digest('hex').slice(0, 16)
}
