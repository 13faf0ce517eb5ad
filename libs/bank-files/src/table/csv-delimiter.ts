import { isDateText } from '../fields/date-order'
import { isAmountText } from '../fields/read-grouped-amount'

const DELIMITERS = [',', ';', '\t', '|'] as const
const SAMPLE_LENGTH = 32 * 1024
const SAMPLE_LINES = 60

/** The delimiter with which most cells are dates and amounts; null if no lines have several cells. */
export function csvDelimiter(text: string): string | null {
  const lines = text
    .slice(0, SAMPLE_LENGTH)
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLE_LINES)
  const scored = DELIMITERS.map((delimiter) => ({ delimiter, score: scoreOf(lines, delimiter) }))
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one))
  return best.score >= 2 ? best.delimiter : null
}

function scoreOf(lines: readonly string[], delimiter: string): number {
  const rows = lines.map((line) => cellsOf(line, delimiter)).filter((cells) => cells.length > 1)
  const fields = rows.flat().filter((cell) => isDateText(cell) || isAmountText(cell))
  return rows.length + 2 * fields.length
}

/** The cells of one line; delimiters between quotes do not count. */
function cellsOf(line: string, delimiter: string): string[] {
  const cells = ['']
  let isQuoted = false
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted
    else if (character === delimiter && !isQuoted) cells.push('')
    else cells.push((cells.pop() ?? '') + character)
  }
  return cells
}
