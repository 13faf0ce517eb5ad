import {
  type Asset,
  type addAsset,
  type BodyOf,
  FALLBACK_ASSET_TYPES,
  type updateAsset as updateAssetContract,
} from '@solvent/contracts'
import { fromMinor, toMinor } from '@solvent/money'
import { v7 as newId } from 'uuid'
import { type AssetRow, allAssets, insertAsset, lockAsset, updateAsset } from '../storage/assets-table'
import { DomainError } from './domain-error'
import { writeEntry } from './journal'
import { openBooks } from './open-books'
import type { Services } from './services'
import { requireCountable } from './totals'
import { typeList } from './type-list'

export function listAssets(services: Services, userId: string): Promise<Asset[]> {
  return openBooks(services, userId, async (tx) => (await allAssets(tx, userId)).map(toAsset))
}

export async function listAssetTypes(services: Services, userId: string): Promise<string[]> {
  const rows = await openBooks(services, userId, (tx) => allAssets(tx, userId))
  return typeList(
    FALLBACK_ASSET_TYPES,
    rows.map(({ type }) => type),
  )
}

/** Its value is the opening entry of its books. */
export function createAsset(
  services: Services,
  userId: string,
  body: BodyOf<typeof addAsset>,
): Promise<Asset> {
  const asset: AssetRow = {
    id: newId(),
    type: body.asset_type,
    description: body.asset_description ?? '',
    account: body.account ?? '',
    isLiquid: body.is_liquid ?? true,
    value: toMinor(body.asset_value),
    dateReceived: body.date_received,
  }
  return openBooks(services, userId, async (tx) => {
    const others = await allAssets(tx, userId)
    requireCountable(
      'asset_value',
      [asset, ...others].map(({ value }) => value),
    )
    await insertAsset(tx, userId, asset, services.clock.now().toISOString())
    await writeEntry(tx, { clock: services.clock, userId }, 'opening', [
      { accountKind: 'asset', accountId: asset.id, change: asset.value },
    ])
    return toAsset(asset)
  })
}

/**
 * A changed value is an adjustment entry. An absent description stays as it is.
 *
 * @throws DomainError `not_found`
 */
export function changeAsset(
  services: Services,
  userId: string,
  id: string,
  body: BodyOf<typeof updateAssetContract>,
): Promise<Asset> {
  return openBooks(services, userId, async (tx) => {
    const before = await lockAsset(tx, userId, id)
    if (!before) throw new DomainError('not_found')
    const after: AssetRow = {
      ...before,
      type: body.asset_type,
      description: body.asset_description ?? before.description,
      value: toMinor(body.asset_value),
      dateReceived: body.date_received,
    }
    const others = (await allAssets(tx, userId)).filter((asset) => asset.id !== id)
    requireCountable(
      'asset_value',
      [after, ...others].map(({ value }) => value),
    )
    await updateAsset(tx, userId, after)
    const change = after.value - before.value
    if (change !== 0n) {
      await writeEntry(tx, { clock: services.clock, userId }, 'adjustment', [
        { accountKind: 'asset', accountId: id, change },
      ])
    }
    return toAsset(after)
  })
}

function toAsset(row: AssetRow): Asset {
  return {
    id: row.id,
    asset_type: row.type,
    asset_value: fromMinor(row.value),
    date_received: row.dateReceived,
    description: row.description,
    asset_description: row.description,
    account: row.account,
    is_liquid: row.isLiquid,
  }
}
