import type { Statement } from '../bank-file'
import { BankFileError } from '../bank-file-error'
import type { ReadOptions } from '../read-options'
import { applyMapping } from './apply-mapping'
import { MAX_PREAMBLE_ROWS } from './find-header'
import {
  columnCount,
  headerFingerprint,
  type Mapping,
  type RememberedMapping,
  rowFingerprint,
} from './mapping'
import type { Table, TableRow } from './table'

interface RememberedReading {
  mapping: Mapping
  statements: Statement[]
}

/**
 * Reads a table with the remembered mapping of its header, which may be in another row than before. A given order of
 * dates replaces that of the mapping. Null if the caller has a mapping, if there is none for this header, or if the
 * table cannot be read with it.
 */
export function readRemembered(
  table: Table,
  { mapping: given, dateOrder, remembered = [] }: ReadOptions,
): RememberedReading | null {
  if (given || remembered.length === 0) return null
  for (const mapping of fittingMappings(table, remembered)) {
    const wanted = { ...mapping, dateOrder: dateOrder ?? mapping.dateOrder }
    const statements = hasColumns(table, wanted) ? statementsOf(table, wanted) : null
    if (statements) return { mapping: wanted, statements }
  }
  return null
}

/** Those for a header of the table, and those for tables without one that have as many columns. */
function fittingMappings(table: Table, remembered: readonly RememberedMapping[]): Mapping[] {
  const headers = new Map<string, number>()
  for (const { line, cells } of table.rows.slice(0, MAX_PREAMBLE_ROWS)) {
    const fingerprint = rowFingerprint(cells)
    if (!headers.has(fingerprint)) headers.set(fingerprint, line)
  }
  return remembered.flatMap(({ fingerprint, mapping }) => {
    if (headerFingerprint(table, mapping) === fingerprint) return [mapping]
    const headerRow = headers.get(fingerprint)
    return headerRow === undefined ? [] : [{ ...mapping, headerRow }]
  })
}

function hasColumns(table: Table, mapping: Mapping): boolean {
  const columns = Object.values(mapping.columns).flat()
  return Math.max(...columns) < columnCount(table)
}

/** Null if a row is wrong, or if there are none. */
function statementsOf(table: Table, mapping: Mapping): Statement[] | null {
  try {
    const statements = applyMapping(table, mapping)
    const count = statements.reduce((sum, { lines }) => sum + lines.length, 0)
    // The number of columns says little about whose file it is, so each row must be a transaction.
    const least = mapping.headerRow === null ? table.rows.filter(hasText).length : 1
    return count >= least ? statements : null
  } catch (error) {
    if (error instanceof BankFileError) return null
    throw error
  }
}

function hasText({ cells }: TableRow): boolean {
  return cells.some((cell) => cell !== '')
}
