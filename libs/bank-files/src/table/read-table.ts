import type { BankFile, TableReading } from '../bank-file'
import { BankFileError } from '../bank-file-error'
import { dateOrders, isDateText } from '../fields/date-order'
import { decimalMarkOf } from '../fields/read-grouped-amount'
import type { ReadOptions } from '../read-options'
import { applyMapping } from './apply-mapping'
import { guessMapping, type MappingGuess } from './guess-mapping'
import { knownExport } from './known-exports'
import {
  headerCells,
  headerFingerprint,
  isCompleteMapping,
  type Mapping,
  type PartialMapping,
} from './mapping'
import { readRemembered } from './read-remembered'
import type { Table } from './table'

const SAMPLE_ROWS = 10

/**
 * Reads the transactions of a table with the mapping of the caller, a remembered one, that of a known export, or a
 * guess. Without statements if the guess is not complete.
 *
 * @throws BankFileError for a table of a single column, and for the first row that is wrong
 */
export function readTable(table: Table, options: ReadOptions): Omit<BankFile, 'kind'> {
  if (!table.rows.some(({ cells }) => cells.length > 1))
    throw new BankFileError('The table has only one column.')
  const known = knownExport(table)
  const readable = known?.table ?? table
  const remembered = readRemembered(readable, options)
  if (remembered) {
    const { mapping, statements } = remembered
    return { statements, dateOrders: [mapping.dateOrder], table: readingOf(table, mapping, true) }
  }
  const guess = known ? knownMapping(known) : guessMapping(table)
  const mapping = options.mapping ?? {
    ...guess.mapping,
    dateOrder: options.dateOrder ?? guess.mapping.dateOrder,
  }
  const isChosen = options.mapping !== undefined || options.dateOrder !== undefined
  return {
    statements: isCompleteMapping(mapping) ? applyMapping(readable, mapping) : [],
    dateOrders: isChosen ? [mapping.dateOrder] : guess.dateOrders,
    table: readingOf(table, mapping, false),
  }
}

function knownMapping(known: NonNullable<ReturnType<typeof knownExport>>): MappingGuess {
  const { columns, headerRow } = known
  const cellsOf = (...mapped: (number | undefined)[]) =>
    known.table.rows.slice(1).flatMap(({ cells }) => mapped.flatMap((column) => cells[column ?? -1] || []))
  const orders = dateOrders(cellsOf(columns.bookedOn).filter(isDateText))
  const decimal = decimalMarkOf(cellsOf(columns.amount, columns.moneyIn, columns.moneyOut))
  const mapping: Mapping = { headerRow, columns, dateOrder: orders[0] ?? 'ymd', decimal, negate: false }
  return { mapping, dateOrders: orders }
}

function readingOf(table: Table, mapping: PartialMapping, isRemembered: boolean): TableReading {
  const sample = table.rows.filter(({ line }) => line > (mapping.headerRow ?? 0)).slice(0, SAMPLE_ROWS)
  return {
    mapping,
    header: headerCells(table, mapping),
    fingerprint: headerFingerprint(table, mapping),
    isRemembered,
    sample: sample.map(({ cells }) => cells),
  }
}
