import type { Entry, EntryFilter as EntryQuery } from '@solvent/contracts'
import { fromMinor, type MoneyFormat, moneyFormat } from '@solvent/money'
import type { UserTransaction } from '../../storage/database'
import { type EntryRow, findEntries } from '../../storage/tables/entries-query'
import type { EntryFilter } from '../../storage/tables/entry-filter'
import { countEntries } from '../../storage/tables/entry-summary-query'
import { type TradeRow, tradesOfEntries } from '../../storage/tables/trades-table'
import { pageCurrencyOf, requireUser } from '../account/profile'
import { toDisplayEntry } from '../books/entries'
import { toEntryFilter } from '../books/to-entry-filter'
import { readBooks } from '../books/with-books'
import { type CsvRow, csvLine } from '../plan/csv'
import type { Services } from '../services'
import type { Sink } from './export'
import { queueLongWork } from './long-work-queue'
import { splitRows } from './split-rows'

const ENTRIES_PER_PAGE = 200

const COLUMNS = [
  'occurred_on',
  'kind',
  'account_kind',
  'account',
  'amount',
  'category',
  'note',
  'quantity',
  'price',
  'author',
  'undone',
  'entry_id',
]

/**
 * Writes the matching entries in the order of the list on screen, by day and newest first, with one row for each
 * change, or for each category of a change that is split. Reads page by page, so that other requests run in between.
 *
 * @throws DomainError `user_not_found`, and what the sink throws
 */
export async function writeEntriesCsv(
  services: Services,
  userId: string,
  query: EntryQuery,
  sink: Sink,
): Promise<void> {
  // Posts due interest.
  await readBooks(services, userId, async () => {})
  await queueLongWork(() =>
    services.db.long.read(userId, async (view) => {
      const filter = await view((tx) => toEntryFilter(tx, query))
      const [user, count] = await view((tx) => Promise.all([requireUser(tx), countEntries(tx, filter)]))
      const money = moneyFormat(pageCurrencyOf(user))
      sink.begin(count)
      await sink.write(csvLine(COLUMNS))
      let after: string | undefined
      do {
        const page = await view((tx) => pageOf(tx, filter, after))
        const lines = page.flatMap((one) => linesOf(one, money))
        await sink.write(lines.map((cells) => csvLine(COLUMNS.map((column) => cells[column]))).join(''))
        after = page.length === ENTRIES_PER_PAGE ? page.at(-1)?.row.id : undefined
      } while (after !== undefined)
    }),
  )
}

interface EntryWithTrade {
  row: EntryRow
  trade: Pick<TradeRow, 'quantity' | 'price'> | undefined
}

async function pageOf(
  tx: UserTransaction,
  filter: EntryFilter,
  after: string | undefined,
): Promise<EntryWithTrade[]> {
  const rows = await findEntries(tx, filter, { after, limit: ENTRIES_PER_PAGE })
  const ids = rows.filter(({ kind }) => kind === 'trade').map(({ id }) => id)
  const trades = ids.length > 0 ? await tradesOfEntries(tx, ids) : undefined
  return rows.map((row) => ({ row, trade: trades?.get(row.id) }))
}

/** An entry that changes no balance has one row without an amount. */
function linesOf({ row, trade }: EntryWithTrade, money: MoneyFormat): CsvRow[] {
  const { id, kind, occurred_on, category, note, author, reversed_by, changes }: Entry = toDisplayEntry(
    row,
    money,
  )
  const cells: CsvRow = {
    occurred_on,
    kind,
    category,
    note,
    author,
    undone: reversed_by === null ? '' : 'undone',
    entry_id: id,
    ...(trade && { quantity: trade.quantity, price: fromMinor(trade.price) }),
  }
  if (changes.length === 0) return [cells]
  const rows = changes.map(({ account_kind, label, amount }) => ({
    ...cells,
    account_kind,
    account: label,
    amount,
  }))
  return splitRows(rows, row.parts)
}
