import { assetNaming, type ExportedData, liabilityNaming } from '@solvent/contracts'
import { toMinor } from '@solvent/money'
import { ownBooksDifferences } from '../../storage/tables/journal-table'
import { insertRows, isEmptyAccount, isRowRefusal } from '../../storage/tables/transfer-tables'
import { restoreUser } from '../../storage/tables/users-table'
import type { Books } from '../books/books'
import { withBooks } from '../books/with-books'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { requireSound } from './import-checks'
import { columnsOf, TABLES, toStoredRow } from './transfer-fields'

const NOT_TOGETHER =
  'The document does not fit together: an id is missing or there twice, or a value is wrong.'
const NOT_SAVED = 'Nothing was imported.'

/**
 * Takes an exported document into an empty account: all of it or nothing. Ids stay as they are, because each
 * person has their own.
 *
 * @throws DomainError `account_not_empty`, `invalid_request` if the document contradicts itself or its books do
 *   not add up
 */
export async function importDocument(services: Services, userId: string, data: ExportedData): Promise<void> {
  requireSound(data, services.clock.today())
  await withBooks(services, userId, async (books) => {
    if (!(await isEmptyAccount(books))) throw new DomainError('account_not_empty')
    await insertAll(books, data)
    await requireBooksRight(books, data)
    await restoreUser(books, {
      username: data.profile.username,
      name: data.profile.name,
      monthlyIncome: toMinor(data.profile.monthly_income),
      currency: data.profile.currency_preference,
      currencyOnPages: data.profile.currency_on_pages,
      selectedModel: data.profile.selected_model,
      askBeforeSaving: data.profile.ask_before_saving,
      createdAt: data.profile.created_at,
      updatedAt: data.profile.updated_at,
    })
  })
}

async function insertAll(books: Books, data: ExportedData): Promise<void> {
  try {
    for (const name of Object.keys(TABLES) as (keyof typeof TABLES)[]) {
      const { name: table, fields } = TABLES[name]
      const rows = data[name].map((row) => toStoredRow(fields, row))
      await insertRows(books, table, columnsOf(fields), rows)
    }
  } catch (error) {
    if (!isRowRefusal(error)) throw error
    throw new DomainError('invalid_request', `${NOT_TOGETHER} ${NOT_SAVED}`)
  }
}

async function requireBooksRight(books: Books, data: ExportedData): Promise<void> {
  const [first] = await ownBooksDifferences(books)
  if (!first) return
  const label = nameIn(data, first.accountId) ?? 'an account that is not in it'
  const message = `The books of the document do not add up: the entries of ${label} do not make its balance. ${NOT_SAVED}`
  throw new DomainError('invalid_request', message)
}

/** What an asset or a liability of the document is called. */
function nameIn({ assets, liabilities }: ExportedData, accountId: string): string | undefined {
  const asset = assets.find(({ id }) => id === accountId)
  if (asset) return assetNaming({ ...asset, asset_description: asset.description }).name
  const debt = liabilities.find(({ id }) => id === accountId)
  return debt && liabilityNaming(debt).name
}
