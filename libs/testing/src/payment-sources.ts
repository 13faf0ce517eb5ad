import type { Asset } from '@solvent/contracts'
import { fromMinor, minOf, toMinor } from '@solvent/money'
import type { Books } from './books'

function liquidOf(books: Books, type: string): Asset[] {
  return books.assets.filter((asset) => asset.is_liquid && asset.asset_type === type)
}

/** The value of all liquid assets, in minor units. */
export function liquidWorth({ assets }: Books): bigint {
  return assets.reduce((sum, { is_liquid, asset_value }) => sum + (is_liquid ? toMinor(asset_value) : 0n), 0n)
}

/** The value of the liquid assets of a type, in minor units. */
export function balanceOf(books: Books, type: string): bigint {
  return liquidOf(books, type).reduce((sum, { asset_value }) => sum + toMinor(asset_value), 0n)
}

/** Takes an amount (minor units) from the liquid assets of a type, the oldest first. */
export function takeFrom(books: Books, type: string, amount: bigint): void {
  let left = amount
  const oldestFirst = liquidOf(books, type).sort((a, b) => a.date_received.localeCompare(b.date_received))
  for (const asset of oldestFirst) {
    const value = toMinor(asset.asset_value)
    const taken = minOf(left, value)
    asset.asset_value = fromMinor(value - taken)
    left -= taken
  }
}
