import { addAsset, deleteAsset, listAssets, listAssetTypes, updateAsset } from '@solvent/contracts'
import {
  listAssets as assetsOf,
  listAssetTypes as assetTypesOf,
  changeAsset,
  createAsset,
} from '../../domain/books/assets'
import { deleteLedgerItem } from '../../domain/books/delete-ledger-item'
import type { Handle } from '../handle'

export function assetRoutes(handle: Handle): void {
  handle(listAssets, async ({ services, userId }) => ({ assets: await assetsOf(services, userId) }))

  handle(listAssetTypes, async ({ services, userId }) => ({
    asset_types: await assetTypesOf(services, userId),
  }))

  handle(addAsset, ({ services, userId, body }) => createAsset(services, userId, body))

  handle(updateAsset, ({ services, userId, params, body }) => changeAsset(services, userId, params.id, body))

  handle(deleteAsset, ({ services, userId, params }) =>
    deleteLedgerItem(services, userId, { kind: 'asset', id: params.id }),
  )
}
