import type { addTentativeAsset, BodyOf, TentativeAsset } from '@solvent/contracts'
import { fromMinor, toMinor } from '@solvent/money'
import { v7 as newId } from 'uuid'
import {
  allTentativeAssets,
  insertTentativeAsset,
  type TentativeAssetRow,
} from '../storage/tentative-assets-table'
import { openBooks } from './open-books'
import type { Services } from './services'

export function listTentativeAssets(services: Services, userId: string): Promise<TentativeAsset[]> {
  return openBooks(services, userId, async (tx) =>
    (await allTentativeAssets(tx, userId)).map(toTentativeAsset),
  )
}

/** It is no balance yet, so the books do not know it. */
export async function createTentativeAsset(
  services: Services,
  userId: string,
  body: BodyOf<typeof addTentativeAsset>,
): Promise<TentativeAsset> {
  const asset: TentativeAssetRow = {
    id: newId(),
    type: body.asset_type,
    description: body.asset_description ?? '',
    account: body.account ?? '',
    isLiquid: body.is_liquid ?? true,
    amount: toMinor(body.asset_amount),
    expectedDate: body.expected_date,
  }
  await openBooks(services, userId, (tx) =>
    insertTentativeAsset(tx, userId, asset, services.clock.now().toISOString()),
  )
  return toTentativeAsset(asset)
}

function toTentativeAsset(row: TentativeAssetRow): TentativeAsset {
  return {
    id: row.id,
    asset_type: row.type,
    asset_amount: fromMinor(row.amount),
    expected_date: row.expectedDate,
    description: row.description,
    asset_description: row.description,
    account: row.account,
    is_liquid: row.isLiquid,
  }
}
