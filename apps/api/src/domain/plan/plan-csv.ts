import { CONVENTIONS } from '@solvent/plan/answers'
import { type CsvRow, csvLine, toCsv } from './csv'

/**
 * A table as CSV, below lines of the form `# name,value`: the table's figures, the conventions by which it is computed,
 * and its inputs.
 */
export function planCsv(
  figures: CsvRow,
  columns: readonly string[],
  rows: readonly CsvRow[],
  inputs: readonly (readonly [name: string, input: object])[] = [],
): string {
  const remarks = Object.entries({ ...figures, ...CONVENTIONS }).filter(
    ([, text]) => text !== undefined && text !== null,
  )
  const inputRows = inputs.map(([name, input]) => [name, JSON.stringify(input)] as const)
  const head = [...remarks, ...inputRows].map(([name, value]) => csvLine([`# ${name}`, value]))
  return [...head, toCsv(columns, rows)].join('')
}
