import { isDeepStrictEqual } from 'node:util'
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
import { enterAsset } from './assets'
import { readBooks, withBooks } from './with-books'

export function listTentativeAssets(services: Services, userId: string): Promise<TentativeAsset[]> {
  return readBooks(services, userId, async (books) => (await allTentativeAssets(books)).map(toTentativeAsset))
}

/** An expected asset has no balance, so its entry changes none, but it can be undone. */
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
  return withBooks(services, userId, async (books) => {
    await books.write({
      kind: 'opening',
      lines: [],
      items: [{ kind: 'tentative_asset', id: asset.id }],
    })
    await insertTentativeAsset(books, asset, books.now())
    return toTentativeAsset(asset)
  })
}

/**
 * The entry changes no balance, but can be undone. An absent description or confidence is left unchanged.
 *
 * @throws DomainError `not_found`
 */
export function changeTentativeAsset(
  services: Services,
  userId: string,
  id: string,
  body: BodyOf<typeof updateTentativeAssetContract>,
): Promise<TentativeAsset> {
  return withBooks(services, userId, async (books) => {
    const before = await lockTentativeAsset(books, id)
    if (!before) throw new DomainError('not_found')
    const after: TentativeAssetRow = {
      ...before,
      type: body.asset_type,
      description: body.asset_description ?? before.description,
      amount: toMinor(body.asset_amount),
      expectedDate: body.expected_date,
      confidence: body.confidence ?? before.confidence,
    }
    if (isDeepStrictEqual(before, after)) return toTentativeAsset(before)
    await books.write({
      kind: 'adjustment',
      lines: [],
      items: [{ kind: 'tentative_asset', id }],
    })
    await updateTentativeAsset(books, after)
    return toTentativeAsset(after)
  })
}

const NOT_LIQUID = {
  field: 'towards_debts',
  message: 'is only possible with money you can spend; this asset is not liquid',
}

/**
 * Replaces a received expected asset with an asset of the received value.
 *
 * @throws DomainError `not_found`, or `invalid_request` if the total becomes too large, or an asset that is not liquid
 *   is to go towards debts
 */
export function receive(
  services: Services,
  userId: string,
  id: string,
  body: BodyOf<typeof receiveTentativeAsset>,
): Promise<Asset> {
  return withBooks(services, userId, async (books) => {
    const expected = await lockTentativeAsset(books, id)
    if (!expected) throw new DomainError('not_found')
    const { type, description, account, isLiquid } = expected
    const paysDebts = body.towards_debts ?? false
    if (paysDebts && !isLiquid) throw new DomainError('invalid_request', undefined, [NOT_LIQUID])
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
    return enterAsset(books, asset, { kind: 'received', replaces, paysDebts })
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
