import { BankFileError } from '../bank-file-error'

// Stops at the next tag, so that tags without an end are not searched again and again.
const TAG = /<(?:\w{1,20}:)?(row|c)\b([^<>]*?)(\/?)>/g
const END_TAG = /<\/(?:\w{1,20}:)?(?:row|c)\s*>/g
/** A tag in which another begins. */
const OPEN_TAG = /<[^<>]*</
const MISPLACED = 'This sheet has a cell in the wrong place. Save it as CSV first.'
const REFERENCE = /(?:^|\s)r\s*=\s*["']([^"']*)["']/
const MAX_ROW = 1_048_576
const MAX_COLUMN = 16_384
/** Rows are read as far as the last cell of the widest one. */
const MAX_CELLS = 4_000_000

/**
 * Checks the place of every cell, because a single one far away would fill the memory with empty cells before it.
 *
 * @throws BankFileError
 */
export function requireSmallSheet(xml: string): void {
  let [lastRow, lastColumn, open] = [0, 0, 0]
  for (const [, tag, attributes = '', slash] of xml.matchAll(TAG)) {
    const reference = REFERENCE.exec(attributes)?.[1]
    const [, letters = '', digits = ''] = /^([A-Z]{0,3})(\d{1,7})$/.exec(reference ?? '') ?? []
    const isRow = tag === 'row'
    if ((isRow && reference === undefined) || (digits !== '' && isRow === (letters === ''))) {
      requirePlace(Number(digits), columnOf(letters))
    } else throw new BankFileError(MISPLACED)
    if (slash !== '/') open += 1
    if (isRow || slash === '/') continue
    lastRow = Math.max(lastRow, Number(digits))
    lastColumn = Math.max(lastColumn, columnOf(letters))
  }
  // The reader takes very long for tags without an end.
  if (OPEN_TAG.test(xml) || open !== (xml.match(END_TAG)?.length ?? 0)) throw new BankFileError(MISPLACED)
  if (lastRow * lastColumn > MAX_CELLS)
    throw new BankFileError('The sheet is too large. Save it as CSV first.')
}

/** @throws BankFileError */
function requirePlace(row: number, column: number): void {
  if (row > MAX_ROW || column > MAX_COLUMN)
    throw new BankFileError('The sheet is too large. Save it as CSV first.')
}

/** A is 1; no letters are 0. */
function columnOf(letters: string): number {
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0)
}
