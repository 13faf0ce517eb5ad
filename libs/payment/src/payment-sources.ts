import { type Asset, DEFAULT_PAYMENT_SOURCE } from '@solvent/contracts'
import { backToMinor } from '@solvent/money'

export interface PaymentSource {
  /** The asset type. */
  name: string
  /** What is in all liquid assets of the type, in minor units. */
  available: bigint
}

/** Where a payment can come from: the types of the liquid assets that hold anything. */
export function paymentSources(assets: readonly Asset[]): PaymentSource[] {
  const balances = new Map<string, bigint>()
  for (const { asset_type, asset_value } of assets.filter((asset) => asset.is_liquid)) {
    balances.set(asset_type, (balances.get(asset_type) ?? 0n) + backToMinor(asset_value))
  }
  return [...balances]
    .map(([name, available]) => ({ name, available }))
    .filter(({ available }) => available > 0n)
}

/** The source with this name; without a name Cash, or else the first one. */
export function sourceNamed(sources: readonly PaymentSource[], name: string): PaymentSource {
  const named = (wanted: string) => sources.find((source) => source.name === wanted)
  const none = { name: DEFAULT_PAYMENT_SOURCE, available: 0n }
  return named(name) ?? named(DEFAULT_PAYMENT_SOURCE) ?? sources[0] ?? none
}
