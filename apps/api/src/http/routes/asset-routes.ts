import { addAsset, listAssets, listAssetTypes, updateAsset } from '@solvent/contracts'
import {
  listAssets as assetsOf,
  listAssetTypes as assetTypesOf,
  changeAsset,
  createAsset,
} from '../../domain/assets'
import type { Services } from '../../domain/services'
import type { Handle } from '../handle'

export function assetRoutes(handle: Handle, services: Services): void {
  handle(listAssets, async ({ userId }) => ({ assets: await assetsOf(services, userId) }))

  handle(listAssetTypes, async ({ userId }) => ({ asset_types: await assetTypesOf(services, userId) }))

  handle(addAsset, ({ userId, body }) => createAsset(services, userId, body))

  handle(updateAsset, ({ userId, params, body }) => changeAsset(services, userId, params.id, body))
}
