import { assetNaming, type BodyOf, isCard, liabilityNaming, type saveBankImport } from '@solvent/contracts'
import type { AssetRow } from '../../storage/tables/assets-table'
import type { LiabilityRow } from '../../storage/tables/liabilities-table'
import { positionsAmong } from '../../storage/tables/trades-table'
import type { BooksView } from '../books/books'
import { invalidField } from '../invalid-field'

/** The asset or card that a file is imported into. */
export type ImportAccount = { label: string } & ({ asset: AssetRow } | { card: LiabilityRow })

/**
 * The account among all assets and debts of the person.
 *
 * @throws DomainError `invalid_request` if it is not there, holds shares or is a debt other than a card
 */
export async function requireImportAccount(
  books: BooksView,
  { kind, id }: BodyOf<typeof saveBankImport>['account'],
  all: { owned: readonly AssetRow[]; owed: readonly LiabilityRow[] },
): Promise<ImportAccount> {
  if (kind === 'asset') {
    const asset = all.owned.find((one) => one.id === id)
    if (!asset) throw invalidField('account', 'This account is no longer there.')
    const { type, description } = asset
    const label = assetNaming({ asset_type: type, asset_description: description }).name
    if ((await positionsAmong(books, [id])).has(id)) {
      throw invalidField('account', `${label} holds shares. Choose the account that pays for them.`)
    }
    return { label, asset }
  }
  const card = all.owed.find((one) => one.id === id)
  if (!card) throw invalidField('account', 'This card is no longer there.')
  const naming = { liability_type: card.type, description: card.description }
  if (!isCard(naming)) throw invalidField('account', 'Choose a bank account or a card.')
  return { label: liabilityNaming(naming).name, card }
}
