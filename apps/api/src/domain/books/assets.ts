import { isDeepStrictEqual } from 'node:util'
import {
  type Asset,
  type addAsset,
  type BodyOf,
  FALLBACK_ASSET_TYPES,
  type updateAsset as updateAssetContract,
} from '@solvent/contracts'
import { fromMinor, toMinor } from '@solvent/money'
import { v7 as newId } from 'uuid'
import {
  type AssetRow,
  allAssets,
  insertAsset,
  lockAsset,
  updateAsset,
} from '../../storage/tables/assets-table'
import { type LedgerItem, markDeleted } from '../../storage/tables/ledger-items'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import type { Books } from './books'
import { requireSafeTotal } from './totals'
import { typeList } from './type-list'
import { readBooks, withBooks } from './with-books'

export function listAssets(services: Services, userId: string): Promise<Asset[]> {
  return readBooks(services, userId, async (books) => (await allAssets(books)).map(toAsset))
}

export async function listAssetTypes(services: Services, userId: string): Promise<string[]> {
  const rows = await readBooks(services, userId, allAssets)
  return typeList(
    FALLBACK_ASSET_TYPES,
    rows.map(({ type }) => type),
  )
}

/** Records the value as an opening entry. */
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
  return withBooks(services, userId, (books) => enterAsset(books, asset, { kind: 'opening' }))
}

/** How an asset enters the books. */
interface Origin {
  kind: 'opening' | 'received'
  /** The item that the same entry deletes. */
  replaces?: LedgerItem
  /** Whether the value goes towards debts. */
  paysDebts?: boolean
}

/**
 * Creates an asset and the entry that records where its value comes from.
 *
 * @throws DomainError `invalid_request` if the total becomes too large
 */
export async function enterAsset(
  books: Books,
  asset: AssetRow,
  { kind, replaces, paysDebts }: Origin,
): Promise<Asset> {
  const others = await allAssets(books)
  requireSafeTotal(
    'asset_value',
    [asset, ...others].map(({ value }) => value),
  )
  await books.write({
    kind,
    lines: [{ accountKind: 'asset', accountId: asset.id, change: asset.value }],
    items: [{ kind: 'asset', id: asset.id }, ...(replaces ? [replaces] : [])],
    towardsDebts: paysDebts && asset.value > 0n ? asset.value : null,
  })
  const now = books.now()
  await insertAsset(books, asset, now)
  if (replaces) await markDeleted(books, replaces, now)
  return toAsset(asset)
}

/**
 * Records an adjustment entry, even if only the terms change. An absent description is left unchanged.
 *
 * @throws DomainError `not_found`
 */
export function changeAsset(
  services: Services,
  userId: string,
  id: string,
  body: BodyOf<typeof updateAssetContract>,
): Promise<Asset> {
  return withBooks(services, userId, async (books) => {
    const before = await lockAsset(books, id)
    if (!before) throw new DomainError('not_found')
    const after: AssetRow = {
      ...before,
      type: body.asset_type,
      description: body.asset_description ?? before.description,
      value: toMinor(body.asset_value),
      dateReceived: body.date_received,
    }
    const others = (await allAssets(books)).filter((asset) => asset.id !== id)
    requireSafeTotal(
      'asset_value',
      [after, ...others].map(({ value }) => value),
    )
    if (isDeepStrictEqual(before, after)) return toAsset(before)
    await books.write({
      kind: 'adjustment',
      lines: [{ accountKind: 'asset', accountId: id, change: after.value - before.value }],
      items: [{ kind: 'asset', id }],
    })
    await updateAsset(books, after)
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
