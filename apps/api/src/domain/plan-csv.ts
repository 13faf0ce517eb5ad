import { CONVENTIONS } from '@solvent/plan/answers'
import { type CsvRow, toCsv } from './csv'

/** A table as CSV below lines that begin with `#`: its figures, and how all of it is computed. */
export function planCsv(
  figures: Readonly<Record<string, string | number | null | undefined>>,
  columns: readonly string[],
  rows: readonly CsvRow[],
): string {
  const remarks = Object.entries({ ...figures, ...CONVENTIONS })
    .filter(([, text]) => text !== undefined && text !== null)
    .map(([name, text]) => `# ${name}: ${text}\r\n`)
  return remarks.join('') + toCsv(columns, rows)
}
