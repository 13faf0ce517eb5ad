import {
  addTentativeAsset,
  deleteTentativeAsset,
  listTentativeAssets,
  previewReceipt,
  receiveTentativeAsset,
  type TentativeAsset,
  updateTentativeAsset,
} from '@solvent/contracts'
import { receivedEffect } from '@solvent/plan/answers'
import { type Answer, answer } from './answer'
import { type Books, toTentativeAsset } from './books'
import { lastEntry, record } from './journal'
import { toPlanInputs } from './plan-inputs'
import { Refusal } from './refusal'

/** Expected assets. */
export function tentativeAssetAnswers(books: Books): Answer[] {
  return [
    answer(listTentativeAssets, () => ({ tentative_assets: books.expected })),
    answer(addTentativeAsset, ({ body }) => {
      const added = toTentativeAsset(books.nextId(), body)
      books.expected.push(added)
      return added
    }),
    answer(updateTentativeAsset, ({ params, body }) => {
      const before = find(books, params.id)
      const { asset_description = before.asset_description, confidence = before.confidence, ...rest } = body
      const edited = { ...before, ...rest, confidence, description: asset_description, asset_description }
      record(books, 'adjustment', () => {
        books.expected = books.expected.map((asset) => (asset === before ? edited : asset))
      })
      return edited
    }),
    answer(deleteTentativeAsset, ({ params }) => {
      const found = find(books, params.id)
      record(books, 'adjustment', () => remove(books, found), 'deleted')
      return { entry_id: lastEntry(books).id }
    }),
    answer(previewReceipt, ({ query }) => {
      const others = { ...books, expected: books.expected.filter(({ id }) => id !== query.expected_asset) }
      const effect = receivedEffect(toPlanInputs(others), books.planSettings, query.asset_value)
      return { towards_debts: effect && { is_proposed: effect.isProposed, text: effect.text } }
    }),
    answer(receiveTentativeAsset, ({ params, body: { towards_debts, ...body } }) => {
      const found = find(books, params.id)
      const { asset_amount: _, expected_date: __, confidence: ___, ...rest } = found
      const received = { ...rest, id: books.nextId(), ...body }
      record(books, 'received', () => {
        remove(books, found)
        books.assets.push(received)
      })
      if (towards_debts) lastEntry(books).towards_debts = body.asset_value
      return received
    }),
  ]
}

function find(books: Books, assetId: string): TentativeAsset {
  const found = books.expected.find(({ id }) => id === assetId)
  if (!found) throw new Refusal('not_found')
  return found
}

function remove(books: Books, removed: TentativeAsset): void {
  books.expected = books.expected.filter((asset) => asset !== removed)
}
