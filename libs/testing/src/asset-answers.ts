import {
  addAsset,
  deleteAsset,
  FALLBACK_ASSET_TYPES,
  listAssets,
  listAssetTypes,
  updateAsset,
} from '@solvent/contracts'
import { type Answer, answer } from './answer'
import { type Books, toAsset } from './books'
import { lastEntry, record } from './journal'
import { Refusal } from './refusal'

/** Current assets. */
export function assetAnswers(books: Books): Answer[] {
  return [
    answer(listAssets, () => ({ assets: books.assets })),
    answer(listAssetTypes, () => ({ asset_types: [...FALLBACK_ASSET_TYPES] })),
    answer(addAsset, ({ body }) => {
      const added = toAsset(books.nextId(), body)
      record(books, 'opening', () => books.assets.push(added))
      return added
    }),
    answer(updateAsset, ({ params, body }) => {
      const before = books.assets.find(({ id }) => id === params.id)
      if (!before) throw new Refusal('not_found')
      const { asset_description = before.asset_description, ...rest } = body
      const edited = { ...before, ...rest, description: asset_description, asset_description }
      record(books, 'adjustment', () => {
        books.assets = books.assets.map((asset) => (asset === before ? edited : asset))
      })
      return edited
    }),
    answer(deleteAsset, ({ params }) => {
      const found = books.assets.find(({ id }) => id === params.id)
      if (!found) throw new Refusal('not_found')
      const remove = () => {
        books.assets = books.assets.filter((asset) => asset !== found)
      }
      record(books, 'adjustment', remove, 'deleted')
      return { entry_id: lastEntry(books).id }
    }),
  ]
}
