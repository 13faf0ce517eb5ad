import type { documentHead, ExportedData } from '@solvent/contracts/transfer'
import { fromMinor } from '@solvent/money'
import type { UserRow } from '../../storage/tables/users-table'
import { currencyOf } from '../account/profile'
import type { Services } from '../services'
import type { ListName } from './document-reader'
import { type LongView, readBooksLong } from './read-books-long'
import { TABLES } from './transfer-fields'

/** The destination of an export. */
export interface Sink {
  /** Called once, before anything is written, with the number of rows that follow. */
  begin(rows: number): void
  /** Resolves when it can accept more. */
  write(text: string): Promise<void>
}

const LISTS = Object.keys(TABLES) as ListName[]

/**
 * Writes all data of the person except the password and the keys, as one JSON document with a line for each row. All of
 * it comes from one snapshot, read page by page.
 *
 * @throws DomainError `user_not_found`, and what the sink throws
 */
export function exportDocument(services: Services, userId: string, sink: Sink): Promise<void> {
  return readBooksLong(services, userId, async (books) => {
    sink.begin(books.rows)
    const head: Pick<ExportedData, keyof typeof documentHead> = {
      format: 1,
      exported_at: services.clock.now().toISOString(),
      profile: toProfile(books.user),
    }
    await sink.write(JSON.stringify(head).slice(0, -1))
    for (const list of LISTS) await writeList(books, list, sink)
    await sink.write('}\n')
  })
}

async function writeList(books: LongView, list: ListName, sink: Sink): Promise<void> {
  let before = `,\n"${list}":[\n`
  for await (const page of rowsOf(books, list)) {
    await sink.write(before + page.map((row) => JSON.stringify(row)).join(',\n'))
    before = ',\n'
  }
  await sink.write(before === ',\n' ? '\n]' : `${before}]`)
}

function rowsOf({ lists, pages }: LongView, list: ListName) {
  switch (list) {
    case 'assets':
    case 'tentative_assets':
    case 'liabilities':
    case 'imports':
    case 'scheduled_payments':
    case 'recurring':
    case 'occurrences':
    case 'categories':
    case 'limits':
    case 'learned_words':
    case 'import_rules':
    case 'table_mappings':
    case 'offers':
    case 'sessions':
      return lists[list].length > 0 ? [lists[list]] : []
    default:
      return pages(list)
  }
}

function toProfile(user: UserRow): ExportedData['profile'] {
  return {
    email: user.email,
    username: user.username,
    name: user.name,
    monthly_income: fromMinor(user.monthlyIncome),
    currency_preference: currencyOf(user),
    currency_on_pages: user.currencyOnPages,
    selected_model: user.selectedModel,
    ask_before_saving: user.askBeforeSaving,
    steps_skipped: user.stepsSkipped,
    has_no_debts: user.hasNoDebts,
    created_at: user.createdAt,
    updated_at: user.updatedAt,
  }
}
