/** A row of a table: its cells by the titles of their columns. */
export type Row = Readonly<Record<string, string>>

const HEADING = /^#+ (.+)$/
const TABLE_LINE = /^\|(.*)\|$/
const RULE = /^[\s|:-]+$/

/**
 * The tables of a page by the heading above them.
 *
 * @throws Error if a heading has two tables, or a row has more or fewer cells than the table has columns.
 */
export function tablesOf(markdown: string): Map<string, Row[]> {
  const tables = new Map<string, Row[]>()
  let heading = ''
  let columns: string[] | null = null
  for (const line of markdown.split('\n')) {
    heading = HEADING.exec(line)?.[1] ?? heading
    const cells = cellsOf(line)
    if (cells === null) {
      columns = null
    } else if (columns === null) {
      if (tables.has(heading)) throw new Error(`Two tables below "${heading}"`)
      columns = cells
      tables.set(heading, [])
    } else if (!RULE.test(line)) {
      tables.get(heading)?.push(rowOf(columns, cells, line))
    }
  }
  return tables
}

function cellsOf(line: string): string[] | null {
  const inside = TABLE_LINE.exec(line)?.[1]
  return inside === undefined ? null : inside.split('|').map((cell) => cell.trim())
}

function rowOf(columns: readonly string[], cells: readonly string[], line: string): Row {
  if (cells.length !== columns.length) throw new Error(`Not ${columns.length} cells: ${line}`)
  return Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? '']))
}
