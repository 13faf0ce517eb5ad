import {
  addTentativeAsset,
  deleteTentativeAsset,
  listTentativeAssets,
  previewReceipt,
  receiveTentativeAsset,
  updateTentativeAsset,
} from '@solvent/contracts'
import { deleteLedgerItem } from '../../domain/books/delete-ledger-item'
import {
  changeTentativeAsset,
  createTentativeAsset,
  listTentativeAssets as expectedAssetsOf,
  receive,
} from '../../domain/books/tentative-assets'
import { previewReceipt as receiptPreview } from '../../domain/plan/preview-receipt'
import type { Handle } from '../handle'

export function tentativeAssetRoutes(handle: Handle): void {
  handle(listTentativeAssets, async ({ services, userId }) => ({
    tentative_assets: await expectedAssetsOf(services, userId),
  }))

  handle(addTentativeAsset, ({ services, userId, body }) => createTentativeAsset(services, userId, body))

  handle(updateTentativeAsset, ({ services, userId, params, body }) =>
    changeTentativeAsset(services, userId, params.id, body),
  )

  handle(deleteTentativeAsset, ({ services, userId, params }) =>
    deleteLedgerItem(services, userId, { kind: 'tentative_asset', id: params.id }),
  )

  handle(previewReceipt, ({ services, userId, query }) => receiptPreview(services, userId, query))

  handle(receiveTentativeAsset, ({ services, userId, params, body }) =>
    receive(services, userId, params.id, body),
  )
}
