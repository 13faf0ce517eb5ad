import { allCases } from './cases'
import { type Measured, measure } from './measure'

const COLUMNS = ['case', 'limit ms', 'median ms [min-max]', 'times a bare pass', '']

const measured = measure(allCases())
process.stdout.write(tableOf([COLUMNS, ...measured.map(rowOf)]))
process.exitCode = measured.some(isTooSlow) ? 1 : 0

function isTooSlow({ times, limit }: Measured): boolean {
  return times.median > limit
}

function rowOf(result: Measured): string[] {
  const { name, limit, times, ratio } = result
  const [median, min, max] = [times.median, times.min, times.max].map((time) => time.toFixed(1))
  const verdict = isTooSlow(result) ? 'TOO SLOW' : 'ok'
  return [name, String(limit), `${median} [${min}-${max}]`, ratio.toFixed(0), verdict]
}

function tableOf(rows: readonly string[][]): string {
  const widths = COLUMNS.map((_, place) => Math.max(...rows.map((row) => row[place]?.length ?? 0)))
  const lineOf = (row: readonly string[]) =>
    row.map((cell, place) => cell.padEnd(widths[place] ?? 0)).join('  ')
  return rows.map((row) => `${lineOf(row).trimEnd()}\n`).join('')
}
