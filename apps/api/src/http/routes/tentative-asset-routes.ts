import { addTentativeAsset, listTentativeAssets } from '@solvent/contracts'
import type { Services } from '../../domain/services'
import { createTentativeAsset, listTentativeAssets as expectedAssetsOf } from '../../domain/tentative-assets'
import type { Handle } from '../handle'

export function tentativeAssetRoutes(handle: Handle, services: Services): void {
  handle(listTentativeAssets, async ({ userId }) => ({
    tentative_assets: await expectedAssetsOf(services, userId),
  }))

  handle(addTentativeAsset, ({ userId, body }) => createTentativeAsset(services, userId, body))
}
