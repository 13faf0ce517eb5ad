import type { ReadSnapshot } from '../../storage/database'
import { DatabaseUnavailable } from '../../storage/database-unavailable'
import { countRows, type JsonRow, readPage } from '../../storage/tables/transfer-tables'
import type { UserRow } from '../../storage/tables/users-table'
import { requireUser } from '../account/profile'
import { readBooks } from '../books/with-books'
import type { Services } from '../services'
import type { ListName } from './document-reader'
import { queueLongWork } from './long-work-queue'
import { TABLES, toDocumentRow } from './transfer-fields'

/**
 * Rows per piece; the embedded engine serves other requests between pieces. A piece takes about as long as a payment.
 * With smaller ones, an export beside 32 people who pay constantly waits for all of their payments at every piece.
 */
const ROWS_PER_PIECE = 2_000
/** The same of receipts, each with a picture of up to 2 MB. */
const RECEIPTS_PER_PIECE = 4

/** Lists whose rows can change. They are read in the first piece and held in memory. */
type Changeable =
  | 'assets'
  | 'tentative_assets'
  | 'liabilities'
  | 'imports'
  | 'scheduled_payments'
  | 'recurring'
  | 'occurrences'
  | 'categories'
  | 'limits'
  | 'learned_words'
  | 'import_rules'
  | 'table_mappings'
  | 'offers'
  | 'sessions'
/** Append-only lists, which grow by complete entries. */
const APPEND_ONLY_LISTS = [
  'entries',
  'changes',
  'parts',
  'payments',
  'trades',
  'images',
] as const satisfies ListName[]
/** Lists whose rows may be deleted while they are read, or replaced. They may be too long for the memory. */
const DELETABLE_LISTS = ['bank_lines', 'messages', 'receipts'] as const satisfies ListName[]
type PagedList = (typeof APPEND_ONLY_LISTS)[number] | (typeof DELETABLE_LISTS)[number]

/** A snapshot of one person's data. */
export interface LongView {
  user: UserRow
  /** Rows in the form of the document. */
  lists: Readonly<Record<Changeable, readonly JsonRow[]>>
  /** The number of rows in all lists. */
  rows: number
  /**
   * The rows of a list that is not held in memory, page by page.
   *
   * @param order columns that never change and identify a row of the person; the document's order by default
   */
  pages(list: PagedList, order?: readonly string[]): AsyncGenerator<JsonRow[]>
  view: ReadSnapshot
}

/**
 * Reads a snapshot of a person's books of any length, page by page.
 *
 * @throws DomainError `user_not_found`, DatabaseUnavailable also if the account is deleted meanwhile
 */
export async function readBooksLong<Result>(
  services: Services,
  userId: string,
  work: (books: LongView) => Promise<Result>,
): Promise<Result> {
  // Posts due interest.
  await readBooks(services, userId, async () => {})
  return queueLongWork(() =>
    services.db.long.read(userId, async (view) => {
      const { counts, ...first } = await firstPiece(view)
      const pages: LongView['pages'] = (list, order = TABLES[list].order) =>
        pagesOf(view, list, { order, count: counts.get(list) ?? 0 })
      return work({ ...first, pages, view })
    }),
  )
}

function firstPiece(view: ReadSnapshot) {
  return view(async (tx) => {
    const user = await requireUser(tx)
    const read = async (list: ListName) => {
      const rows: JsonRow[] = []
      const { name, fields, order } = TABLES[list]
      for (let page = null as JsonRow[] | null; !page || page.length === ROWS_PER_PIECE; ) {
        const after = page?.at(-1) ?? null
        page = await readPage(tx, name, order, { rows: ROWS_PER_PIECE, after, horizon: null })
        for (const row of page) rows.push(toDocumentRow(fields, row))
      }
      return rows
    }
    const lists = {
      assets: await read('assets'),
      tentative_assets: await read('tentative_assets'),
      liabilities: await read('liabilities'),
      imports: await read('imports'),
      scheduled_payments: await read('scheduled_payments'),
      recurring: await read('recurring'),
      occurrences: await read('occurrences'),
      categories: await read('categories'),
      limits: await read('limits'),
      learned_words: await read('learned_words'),
      import_rules: await read('import_rules'),
      table_mappings: await read('table_mappings'),
      offers: await read('offers'),
      sessions: await read('sessions'),
    }
    const counts = new Map<ListName, number>()
    for (const list of [...APPEND_ONLY_LISTS, ...DELETABLE_LISTS])
      counts.set(list, await countRows(tx, TABLES[list].name))
    const changeableRows = Object.values(lists).reduce((sum, list) => sum + list.length, 0)
    const rows = [...counts.values()].reduce((sum, count) => sum + count, changeableRows)
    return { user, lists, counts, rows }
  })
}

async function* pagesOf(
  view: ReadSnapshot,
  list: ListName,
  { order, count }: { order: readonly string[]; count: number },
): AsyncGenerator<JsonRow[]> {
  const { name, fields } = TABLES[list]
  const rows = list === 'receipts' ? RECEIPTS_PER_PIECE : ROWS_PER_PIECE
  let read = 0
  let page: JsonRow[] = []
  do {
    const after = page.at(-1) ?? null
    page = await view((tx, horizon) => readPage(tx, name, order, { rows, after, horizon }))
    read += page.length
    if (page.length > 0) yield page.map((row) => toDocumentRow(fields, row))
  } while (page.length === rows)
  // A conversation or a receipt may be deleted meanwhile, but entries only with their import or the account.
  if (!isDeletable(list) && read !== count) throw new DatabaseUnavailable('the account is gone')
}

function isDeletable(list: ListName): boolean {
  return DELETABLE_LISTS.some((one) => one === list)
}
