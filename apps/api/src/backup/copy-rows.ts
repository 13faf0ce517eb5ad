import { createHash } from 'node:crypto'
import type { PeopleRange, Transaction } from '../storage/database'
import type { Page, TableSummary } from './backup-format'
import type { Table } from './catalogue'

/** On the embedded engine, other transactions wait for each page: tens of milliseconds. */
const PAGE_ROWS = 250
/** The same of rows with megabytes. */
const PAGE_LARGE_ROWS = 1

/**
 * Yields the rows of a table, of all or some people, in pages. The order is the same on every database: by key, with
 * text compared by its bytes regardless of the database's collation.
 */
export async function* pagesOf(
  tx: Transaction,
  { name, key, hasLargeRows }: Table,
  people: PeopleRange | null,
): AsyncGenerator<Page> {
  const columns = key.map((column) => (column.isText ? `${column.name} collate "C"` : column.name)).join(', ')
  const keys = key.map((column, index) => `${column.name}::text as k${index}`).join(', ')
  const lastKey = key.map((_, index) => `(array_agg(k${index}))[count(*)] as k${index}`).join(', ')
  const limit = hasLargeRows ? PAGE_LARGE_ROWS : PAGE_ROWS
  let after: string[] | null = null
  for (;;) {
    const params: string[] = [...boundsOf(people), ...(after ?? [])]
    const first = boundsOf(people).length + 1
    const conditions: string[] = [
      ...(people === null ? [] : [IN_RANGE]),
      ...(after === null
        ? []
        : [`(${columns}) > (${key.map((_, index) => `$${first + index}`).join(', ')})`]),
    ]
    const where: string = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`
    const [page] = await tx.query<Record<string, string>>(
      `select count(*)::text as rows, string_agg(row, ',') as text, ${lastKey}
       from (select to_jsonb(one)::text as row, ${keys} from ${name} one ${where}
             order by ${columns} limit ${limit}) as page`,
      params,
    )
    const rows = Number(page?.rows)
    if (rows > 0) yield { rows, text: page?.text ?? '' }
    if (rows < limit) return
    after = key.map((_, index) => page?.[`k${index}`] ?? '')
  }
}

const IN_RANGE = 'user_id between $1 and $2'

function boundsOf(people: PeopleRange | null): string[] {
  return people === null ? [] : [people.first, people.last]
}

/** A range with one person. */
export function singlePerson(person: string): PeopleRange {
  return { first: person, last: person }
}

/** Counts and hashes the rows of a table, page by page. */
export class Digest {
  rows = 0
  readonly #hash = createHash('sha256')

  add({ rows, text }: Page): void {
    this.#hash.update(this.rows === 0 ? text : `,${text}`)
    this.rows += rows
  }

  sha256(): string {
    return this.#hash.copy().digest('hex')
  }
}

/** The number of rows and the sum of each money column, computed by the database independently of the copy. */
export async function countAndSums(
  tx: Transaction,
  { name, moneyColumns }: Table,
  people: PeopleRange | null,
): Promise<Pick<TableSummary, 'rows' | 'sums'>> {
  const sums = moneyColumns.map((column) => `coalesce(sum(${column}), 0)::text as ${column}`)
  const [row] = await tx.query<Record<string, string>>(
    `select ${['count(*)::text as rows', ...sums].join(', ')} from ${name}
     ${people === null ? '' : `where ${IN_RANGE}`}`,
    boundsOf(people),
  )
  return {
    rows: Number(row?.rows),
    sums: Object.fromEntries(moneyColumns.map((column) => [column, row?.[column] ?? '0'])),
  }
}
