import { CONVENTIONS } from '@solvent/plan/answers'
import { type CsvRow, csvLine, toCsv } from './csv'

type Figures = Readonly<Record<string, string | number | null | undefined>>

/**
 * A table as CSV below lines whose first cell begins with `#` and names what the second one says: the table's figures,
 * how all of it is computed, and from what.
 */
export function planCsv(
  figures: Figures,
  columns: readonly string[],
  rows: readonly CsvRow[],
  inputs: readonly (readonly [name: string, input: object])[] = [],
): string {
  const remarks = Object.entries({ ...figures, ...CONVENTIONS }).filter(
    ([, text]) => text !== undefined && text !== null,
  )
  const given = inputs.map(([name, input]) => [name, JSON.stringify(input)] as const)
  const above = [...remarks, ...given].map(([name, said]) => csvLine([`# ${name}`, said]))
  return [...above, toCsv(columns, rows)].join('')
}
