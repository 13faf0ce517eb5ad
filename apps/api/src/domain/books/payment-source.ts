import { assetNaming } from '@solvent/contracts'
import { type AssetRow, assetsOfAccount, lockAccount, lockAsset } from '../../storage/tables/assets-table'
import { DomainError } from '../domain-error'
import type { Books } from './books'

/** Where the money of a payment comes from. */
export interface PaymentSource {
  type: string
  /** One liquid asset; null: all liquid assets of the type. */
  assetId: string | null
}

/** The source as a request names it. */
interface NamedSource {
  payment_account: string
  payment_asset_id?: string | undefined
}

/** The assets of a source, which are used in this order, and what the person calls it. */
interface SourceAssets {
  name: string
  assets: readonly AssetRow[]
}

export function toPaymentSource({ payment_account, payment_asset_id }: NamedSource): PaymentSource {
  return { type: payment_account, assetId: payment_asset_id ?? null }
}

/** The source among all assets of the person; undefined if its asset is no longer there. */
export function findSource(
  { type, assetId }: PaymentSource,
  assets: readonly AssetRow[],
): SourceAssets | undefined {
  if (assetId === null) return { name: type, assets: assetsOfAccount(assets, type) }
  const asset = assets.find(({ id, isLiquid }) => isLiquid && id === assetId)
  return asset && { name: nameOf(asset), assets: [asset] }
}

/**
 * Locks the assets of the source until the transaction ends. Those of a type are in the order of their dates. Null if
 * the asset is no longer there or not liquid.
 */
export async function lockSource(
  books: Books,
  { type, assetId }: PaymentSource,
): Promise<SourceAssets | null> {
  if (assetId === null) return { name: type, assets: await lockAccount(books, type) }
  const asset = await lockAsset(books, assetId)
  return asset?.isLiquid ? { name: nameOf(asset), assets: [asset] } : null
}

/** @throws DomainError `invalid_request` if there is none */
export function requireSource(source: SourceAssets | null): SourceAssets {
  if (!source) throw new DomainError('invalid_request', undefined, [MISSING_ASSET])
  return source
}

const MISSING_ASSET = { field: 'payment_asset_id', message: 'is not one of your liquid assets' }

function nameOf({ type, description }: AssetRow): string {
  return assetNaming({ asset_type: type, asset_description: description }).name
}
