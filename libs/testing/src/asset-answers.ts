import {
  addAsset,
  addTentativeAsset,
  FALLBACK_ASSET_TYPES,
  listAssets,
  listAssetTypes,
  listTentativeAssets,
  updateAsset,
} from '@solvent/contracts'
import { type Answer, answer } from './answer'
import { assetOf, type Books, tentativeAssetOf } from './books'
import { Refusal } from './refusal'

/** Current and expected assets. */
export function assetAnswers(books: Books): Answer[] {
  return [
    answer(listAssets, () => ({ assets: books.assets })),
    answer(listAssetTypes, () => ({ asset_types: [...FALLBACK_ASSET_TYPES] })),
    answer(addAsset, ({ body }) => {
      const added = assetOf(books.nextId(), body)
      books.assets.push(added)
      return added
    }),
    answer(updateAsset, ({ params, body }) => {
      const before = books.assets.find(({ id }) => id === params.id)
      if (!before) throw new Refusal('not_found')
      const { asset_description = before.asset_description, ...rest } = body
      const edited = { ...before, ...rest, description: asset_description, asset_description }
      books.assets = books.assets.map((asset) => (asset === before ? edited : asset))
      return edited
    }),
    answer(listTentativeAssets, () => ({ tentative_assets: books.expected })),
    answer(addTentativeAsset, ({ body }) => {
      const added = tentativeAssetOf(books.nextId(), body)
      books.expected.push(added)
      return added
    }),
  ]
}
