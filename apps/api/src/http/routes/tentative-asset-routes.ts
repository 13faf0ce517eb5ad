import { addTentativeAsset, listTentativeAssets } from '@solvent/contracts'
import { createTentativeAsset, listTentativeAssets as expectedAssetsOf } from '../../domain/tentative-assets'
import type { Handle } from '../handle'

export function tentativeAssetRoutes(handle: Handle): void {
  handle(listTentativeAssets, async ({ services, userId }) => ({
    tentative_assets: await expectedAssetsOf(services, userId),
  }))

  handle(addTentativeAsset, ({ services, userId, body }) => createTentativeAsset(services, userId, body))
}
