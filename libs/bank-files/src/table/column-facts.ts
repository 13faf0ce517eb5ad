import { isDateText } from '../fields/date-order'
import { isAmountText } from '../fields/read-grouped-amount'
import { signOfWord } from './sign-words'
import type { TableRow } from './table'

const SAMPLE_ROWS = 200

/** What the cells of a column look like. Shares are of those that are not empty, from 0 to 1. */
export interface ColumnFacts {
  isEmpty: boolean
  dates: number
  amounts: number
  signWords: number
  /** Cells with letters. */
  texts: number
  currencies: number
  /** Whether some amounts are negative. */
  hasNegative: boolean
  hasPositive: boolean
  /** Whether all are long numbers without decimals, such as those of cards. */
  hasLongNumbers: boolean
  isUnique: boolean
  /** How many different cells there are. */
  distinct: number
  averageLength: number
}

/** The facts of every column, from the first rows. */
export function columnFacts(rows: readonly TableRow[]): ColumnFacts[] {
  const sample = rows.slice(0, SAMPLE_ROWS)
  const width = Math.max(0, ...sample.map(({ cells }) => cells.length))
  return Array.from({ length: width }, (_, column) =>
    factsOf(sample.map(({ cells }) => cells[column] ?? '').filter((cell) => cell !== '')),
  )
}

function factsOf(cells: readonly string[]): ColumnFacts {
  const share = (matches: (cell: string) => boolean) =>
    cells.length === 0 ? 0 : cells.filter(matches).length / cells.length
  const distinct = new Set(cells).size
  const isNegative = (cell: string) => /^\D{0,4}[-−▲(]|-$|DR$/.test(cell)
  const amounts = cells.filter(isAmountText)
  return {
    isEmpty: cells.length === 0,
    dates: share(isDateText),
    amounts: share((cell) => isAmountText(cell) && !isDateText(cell)),
    signWords: share((cell) => signOfWord(cell) !== null),
    texts: share((cell) => /\p{L}{2}/u.test(cell)),
    currencies: share((cell) => /^[A-Z]{3}$/.test(cell)),
    hasNegative: amounts.some(isNegative),
    hasPositive: amounts.some((cell) => !isNegative(cell) && /[1-9]/.test(cell)),
    hasLongNumbers: cells.length > 0 && cells.every((cell) => /^\d{8,}$/.test(cell)),
    isUnique: distinct === cells.length,
    distinct,
    averageLength: cells.reduce((sum, { length }) => sum + length, 0) / Math.max(1, cells.length),
  }
}
