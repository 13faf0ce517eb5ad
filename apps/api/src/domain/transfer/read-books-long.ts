import type { View } from '../../storage/database'
import { DatabaseUnavailable } from '../../storage/database-unavailable'
import { countRows, type JsonRow, readPage } from '../../storage/tables/transfer-tables'
import type { UserRow } from '../../storage/tables/users-table'
import { requireUser } from '../account/profile'
import { readBooks } from '../books/with-books'
import type { Services } from '../services'
import type { ListName } from './document-reader'
import { TABLES, toDocumentRow } from './transfer-fields'
import { turnAtLongWork } from './turn-at-long-work'

/**
 * In one piece; the embedded engine serves others between two of them. They take about as long as a payment: with smaller
 * ones an export beside 32 people who pay all the time waits for all of them again and again.
 */
const ROWS_AT_ONCE = 2_000

/** What can change; it is read at once and kept in memory. */
type Changeable = 'assets' | 'tentative_assets' | 'liabilities' | 'sessions'
/** What only grows, and by whole entries. */
const BOOKS = ['entries', 'changes', 'payments', 'trades', 'images'] as const satisfies ListName[]

/** Everything of one person as it stands at one moment. */
export interface LongView {
  user: UserRow
  /** Rows as the document has them. */
  lists: Readonly<Record<Changeable, readonly JsonRow[]>>
  /** Rows of all lists. */
  rows: number
  /** The rows of a list that only grows, page by page. */
  pages(list: Exclude<ListName, Changeable>): AsyncGenerator<JsonRow[]>
  view: View
}

/**
 * Reads a person's books, however long they are, page by page and all of them as they stand at one moment.
 *
 * @throws DomainError `user_not_found`, DatabaseUnavailable also where the account is deleted meanwhile
 */
export async function readBooksLong<Result>(
  services: Services,
  userId: string,
  work: (books: LongView) => Promise<Result>,
): Promise<Result> {
  // Posts the interest that is due.
  await readBooks(services, userId, async () => {})
  return turnAtLongWork(() =>
    services.db.long.read(userId, async (view) => {
      const { counts, ...first } = await firstPiece(view)
      const pages: LongView['pages'] = (list) => pagesOf(view, list, counts.get(list) ?? 0)
      return work({ ...first, pages, view })
    }),
  )
}

function firstPiece(view: View) {
  return view(async (tx) => {
    const user = await requireUser(tx)
    const read = async (list: ListName) => {
      const rows: JsonRow[] = []
      const { name, fields, order } = TABLES[list]
      for (let page = null as JsonRow[] | null; !page || page.length === ROWS_AT_ONCE; ) {
        const after = page?.at(-1) ?? null
        page = await readPage(tx, name, order, { rows: ROWS_AT_ONCE, after, horizon: null })
        for (const row of page) rows.push(toDocumentRow(fields, row))
      }
      return rows
    }
    const lists = {
      assets: await read('assets'),
      tentative_assets: await read('tentative_assets'),
      liabilities: await read('liabilities'),
      sessions: await read('sessions'),
    }
    const counts = new Map<ListName, number>()
    for (const list of [...BOOKS, 'messages'] as const)
      counts.set(list, await countRows(tx, TABLES[list].name))
    const kept = Object.values(lists).reduce((sum, list) => sum + list.length, 0)
    const rows = [...counts.values()].reduce((sum, count) => sum + count, kept)
    return { user, lists, counts, rows }
  })
}

async function* pagesOf(view: View, list: ListName, count: number): AsyncGenerator<JsonRow[]> {
  const { name, fields, order } = TABLES[list]
  let read = 0
  let page: JsonRow[] = []
  do {
    const after = page.at(-1) ?? null
    page = await view((tx, horizon) => readPage(tx, name, order, { rows: ROWS_AT_ONCE, after, horizon }))
    read += page.length
    if (page.length > 0) yield page.map((row) => toDocumentRow(fields, row))
  } while (page.length === ROWS_AT_ONCE)
  // A conversation may be deleted meanwhile; the books can only go with the account.
  if (list !== 'messages' && read !== count) throw new DatabaseUnavailable('the account is gone')
}
