import { type Asset, DEFAULT_PAYMENT_SOURCE } from '@solvent/contracts'
import { backToMinor } from '@solvent/money'

export interface PaymentSource {
  /** The asset type. */
  name: string
  /** The total of all liquid assets of the type, in minor units. */
  available: bigint
}

/** The usual sources of payments, in this order. */
const USUAL_SOURCES: readonly string[] = [DEFAULT_PAYMENT_SOURCE, 'Checking Account', 'Savings Account']

/** Types that would have to be sold or are savings for later. */
const NOT_USUALLY_SPENT =
  /\b(?:real estate|house|home|flat|apartment|land|property|vehicle|car|motorcycle|boat|retirement|pension|ira|401\(?k\)?)\b/i

/** Whether payments do not usually come from assets of this type. */
export function isNotUsuallySpent(type: string): boolean {
  return NOT_USUALLY_SPENT.test(type)
}

/** Its rank in the list: the usual sources, everything else, what is not usually spent. */
function rankOf({ name }: PaymentSource): number {
  const first = USUAL_SOURCES.indexOf(name)
  if (first >= 0) return first
  return isNotUsuallySpent(name) ? USUAL_SOURCES.length + 1 : USUAL_SOURCES.length
}

/** The possible sources of a payment: the types of liquid assets with a balance, the usual ones first. */
export function paymentSources(assets: readonly Asset[]): PaymentSource[] {
  const balances = new Map<string, bigint>()
  for (const { asset_type, asset_value } of assets.filter((asset) => asset.is_liquid)) {
    balances.set(asset_type, (balances.get(asset_type) ?? 0n) + backToMinor(asset_value))
  }
  return [...balances]
    .map(([name, available]) => ({ name, available }))
    .filter(({ available }) => available > 0n)
    .sort((a, b) => rankOf(a) - rankOf(b))
}

/**
 * The source with this name. Without a name, the first one that is usually spent and covers the amount (minor units);
 * if there is none, Cash or else the first source.
 */
export function sourceFor(
  sources: readonly PaymentSource[],
  { name, amount }: { name: string; amount: bigint },
): PaymentSource {
  const chosen = sources.find((source) => source.name === name)
  const covers = ({ available }: PaymentSource) => available >= amount
  const covering = sources.filter((source) => covers(source) && !isNotUsuallySpent(source.name))
  const none = { name: DEFAULT_PAYMENT_SOURCE, available: 0n }
  // Cash is first in the list, if there is any.
  return chosen ?? covering[0] ?? sources[0] ?? none
}
