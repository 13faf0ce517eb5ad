import { CONVENTIONS } from '@solvent/plan/answers'
import { type CsvRow, toCsv } from './csv'

type Figures = Readonly<Record<string, string | number | null | undefined>>

/** A table as CSV below lines that begin with `#`: its figures, how all of it is computed, and from what. */
export function planCsv(
  figures: Figures,
  columns: readonly string[],
  rows: readonly CsvRow[],
  inputs: readonly (readonly [name: string, input: object])[] = [],
): string {
  const remarks = Object.entries({ ...figures, ...CONVENTIONS })
    .filter(([, text]) => text !== undefined && text !== null)
    .map(([name, text]) => `# ${name}: ${text}\r\n`)
  const given = inputs.map(([name, input]) => `# ${name}: ${JSON.stringify(input)}\r\n`)
  return [...remarks, ...given, toCsv(columns, rows)].join('')
}
