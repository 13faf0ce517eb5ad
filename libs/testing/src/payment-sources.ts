import { type Asset, assetNaming } from '@solvent/contracts'
import { fromMinor, minOf, toMinor } from '@solvent/money'
import type { Books } from './books'

/** The liquid assets of a type or with a name, or one of them. */
export interface FakeSource {
  type: string
  assetId?: string | undefined
}

function liquidOf(books: Books, { type, assetId }: FakeSource): Asset[] {
  const liquid = books.assets.filter(({ is_liquid }) => is_liquid)
  if (assetId) return liquid.filter(({ id }) => id === assetId)
  const ofType = liquid.filter(({ asset_type }) => asset_type === type)
  return ofType.length > 0 ? ofType : liquid.filter(({ description }) => description === type)
}

/** What the person calls the source. */
export function sourceName({ assets }: Books, { type, assetId }: FakeSource): string {
  const asset = assets.find(({ id }) => id === assetId)
  return asset ? assetNaming(asset).name : type
}

/** The value of all liquid assets, in minor units. */
export function liquidWorth({ assets }: Books): bigint {
  return assets.reduce((sum, { is_liquid, asset_value }) => sum + (is_liquid ? toMinor(asset_value) : 0n), 0n)
}

/** The value of the source's assets, in minor units. */
export function balanceOf(books: Books, source: FakeSource): bigint {
  return liquidOf(books, source).reduce((sum, { asset_value }) => sum + toMinor(asset_value), 0n)
}

/** Takes an amount (minor units) from the source's assets, the oldest first. */
export function takeFrom(books: Books, source: FakeSource, amount: bigint): void {
  let left = amount
  const oldestFirst = liquidOf(books, source).sort((a, b) => a.date_received.localeCompare(b.date_received))
  for (const asset of oldestFirst) {
    const value = toMinor(asset.asset_value)
    const taken = minOf(left, value)
    asset.asset_value = fromMinor(value - taken)
    left -= taken
  }
}
