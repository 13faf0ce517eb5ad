import type {
  Asset,
  addTentativeAsset,
  BodyOf,
  receiveTentativeAsset,
  TentativeAsset,
  updateTentativeAsset as updateTentativeAssetContract,
} from '@solvent/contracts'
import { fromMinor, toMinor } from '@solvent/money'
import { v7 as newId } from 'uuid'
import {
  allTentativeAssets,
  insertTentativeAsset,
  lockTentativeAsset,
  type TentativeAssetRow,
  updateTentativeAsset,
} from '../../storage/tables/tentative-assets-table'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { shallowEqual } from '../shallow-equal'
import { enterAsset } from './assets'
import { writeEntry } from './journal'
import { openBooks, readBooks } from './open-books'

export function listTentativeAssets(services: Services, userId: string): Promise<TentativeAsset[]> {
  return readBooks(services, userId, async (tx) => (await allTentativeAssets(tx)).map(toTentativeAsset))
}

/** It is no balance yet: its entry changes none, but can be undone. */
export function createTentativeAsset(
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
    confidence: body.confidence ?? 100,
  }
  return openBooks(services, userId, async (tx) => {
    await writeEntry(tx, services.clock, {
      kind: 'opening',
      lines: [],
      items: [{ kind: 'tentative_asset', id: asset.id }],
    })
    await insertTentativeAsset(tx, asset, services.clock.now().toISOString())
    return toTentativeAsset(asset)
  })
}

/**
 * Its entry changes no balance, but can be undone. An absent description or confidence stays as it is.
 *
 * @throws DomainError `not_found`
 */
export function changeTentativeAsset(
  services: Services,
  userId: string,
  id: string,
  body: BodyOf<typeof updateTentativeAssetContract>,
): Promise<TentativeAsset> {
  return openBooks(services, userId, async (tx) => {
    const before = await lockTentativeAsset(tx, id)
    if (!before) throw new DomainError('not_found')
    const after: TentativeAssetRow = {
      ...before,
      type: body.asset_type,
      description: body.asset_description ?? before.description,
      amount: toMinor(body.asset_amount),
      expectedDate: body.expected_date,
      confidence: body.confidence ?? before.confidence,
    }
    if (shallowEqual(before, after)) return toTentativeAsset(before)
    await writeEntry(tx, services.clock, {
      kind: 'adjustment',
      lines: [],
      items: [{ kind: 'tentative_asset', id }],
    })
    await updateTentativeAsset(tx, after)
    return toTentativeAsset(after)
  })
}

/**
 * What was expected has come: a current asset of the received value takes its place.
 *
 * @throws DomainError `not_found`, or `invalid_request` if it makes the total too large
 */
export function receive(
  services: Services,
  userId: string,
  id: string,
  body: BodyOf<typeof receiveTentativeAsset>,
): Promise<Asset> {
  return openBooks(services, userId, async (tx) => {
    const expected = await lockTentativeAsset(tx, id)
    if (!expected) throw new DomainError('not_found')
    const { type, description, account, isLiquid } = expected
    const asset = {
      id: newId(),
      type,
      description,
      account,
      isLiquid,
      value: toMinor(body.asset_value),
      dateReceived: body.date_received,
    }
    const replaces = { kind: 'tentative_asset' as const, id }
    return enterAsset(tx, services.clock, asset, { kind: 'received', replaces })
  })
}

function toTentativeAsset(row: TentativeAssetRow): TentativeAsset {
  return {
    id: row.id,
    asset_type: row.type,
    asset_amount: fromMinor(row.amount),
    expected_date: row.expectedDate,
    confidence: row.confidence,
    description: row.description,
    asset_description: row.description,
    account: row.account,
    is_liquid: row.isLiquid,
  }
}
