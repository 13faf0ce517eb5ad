import { type Asset, DEFAULT_PAYMENT_SOURCE } from '@solvent/contracts'
import { backToMinor } from '@solvent/money'

export interface PaymentSource {
  /** The asset type. */
  name: string
  /** What is in all liquid assets of the type, in minor units. */
  available: bigint
}

/** What payments usually come from, in this order. */
const FIRST: readonly string[] = [DEFAULT_PAYMENT_SOURCE, 'Checking Account', 'Savings Account']

/** Words of what would have to be sold or is meant for later. */
const NOT_SPENT =
  /\b(?:real estate|house|home|flat|apartment|land|property|vehicle|car|motorcycle|boat|retirement|pension|ira|401\(?k\)?)\b/i

/** Whether payments do not usually come from assets of this type. */
export function isNotUsuallySpent(type: string): boolean {
  return NOT_SPENT.test(type)
}

/** Its place in the list: what pays most, everything else, what is not usually spent. */
function placeOf({ name }: PaymentSource): number {
  const first = FIRST.indexOf(name)
  if (first >= 0) return first
  return isNotUsuallySpent(name) ? FIRST.length + 1 : FIRST.length
}

/** Where a payment can come from: the types of the liquid assets that hold anything, the usual ones first. */
export function paymentSources(assets: readonly Asset[]): PaymentSource[] {
  const balances = new Map<string, bigint>()
  for (const { asset_type, asset_value } of assets.filter((asset) => asset.is_liquid)) {
    balances.set(asset_type, (balances.get(asset_type) ?? 0n) + backToMinor(asset_value))
  }
  return [...balances]
    .map(([name, available]) => ({ name, available }))
    .filter(({ available }) => available > 0n)
    .sort((a, b) => placeOf(a) - placeOf(b))
}

/**
 * The source with this name. Without a name Cash, unless only another one that is usually spent covers the amount, in
 * minor units; where none does, Cash or the first one.
 */
export function sourceFor(
  sources: readonly PaymentSource[],
  { name, amount }: { name: string; amount: bigint },
): PaymentSource {
  const named = (wanted: string) => sources.find((source) => source.name === wanted)
  const covers = ({ available }: PaymentSource) => available >= amount
  const covering = sources.filter((source) => covers(source) && !isNotUsuallySpent(source.name))
  const none = { name: DEFAULT_PAYMENT_SOURCE, available: 0n }
  // Cash is the first of the list where there is any.
  return named(name) ?? covering[0] ?? sources[0] ?? none
}
