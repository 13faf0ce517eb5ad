import {
  type Asset,
  assetNaming,
  DEFAULT_PAYMENT_SOURCE,
  isCard,
  type Liability,
  liabilityNaming,
} from '@solvent/contracts'
import { backToMinor } from '@solvent/money'

/** What a payment or an expense can come from: one asset, all assets of a type, or a card. */
export interface PaymentSource {
  /** Identifies it among the sources: the id of its asset, or else its type. */
  key: string
  /** What the person calls it. */
  name: string
  /** The asset type. */
  type: string
  /** Minor units; 0 for a card. */
  available: bigint
  /** Only of a card: what is owed on it, in minor units. */
  owed?: bigint
}

/** The usual sources of payments, in this order. */
const USUAL_SOURCES: readonly string[] = [DEFAULT_PAYMENT_SOURCE, 'Checking Account', 'Savings Account']

/** Types that would have to be sold or are savings for later. */
const NOT_USUALLY_SPENT =
  /\b(?:real estate|house|home|flat|apartment|land|property|vehicle|car|motorcycle|boat|retirement|pension|ira|401\(?k\)?)\b/i

/** Whether payments do not usually come from assets of this type. */
export function isNotUsuallySpent({ type }: Pick<PaymentSource, 'type'>): boolean {
  return NOT_USUALLY_SPENT.test(type)
}

/** Its rank in the list: the usual sources, everything else, what is not usually spent. */
function rankOf(source: PaymentSource): number {
  const first = USUAL_SOURCES.indexOf(source.type)
  if (first >= 0) return first
  return isNotUsuallySpent(source) ? USUAL_SOURCES.length + 1 : USUAL_SOURCES.length
}

/**
 * The possible sources of a payment: each liquid asset with a balance, and all of a type together if there are several.
 * The usual types come first.
 */
export function paymentSources(assets: readonly Asset[]): PaymentSource[] {
  const usable = assets.filter(({ is_liquid, asset_value }) => is_liquid && asset_value > 0)
  const types = [...new Set(usable.map(({ asset_type }) => asset_type))]
  return types
    .flatMap((type) =>
      sourcesOfType(
        type,
        usable.filter(({ asset_type }) => asset_type === type),
      ),
    )
    .sort((a, b) => rankOf(a) - rankOf(b))
}

/** All cash comes before its parts. Money in several accounts of another type is only taken together if chosen. */
function sourcesOfType(type: string, assets: readonly Asset[]): PaymentSource[] {
  const available = assets.reduce((sum, { asset_value }) => sum + backToMinor(asset_value), 0n)
  const whole = { key: type, name: type, type, available }
  if (assets.every((asset) => assetNaming(asset).name === type)) return [whole]
  const each = assets.map((asset) => ({
    key: asset.id,
    name: assetNaming(asset).name,
    type,
    available: backToMinor(asset.asset_value),
  }))
  if (each.length === 1) return each
  if (type === DEFAULT_PAYMENT_SOURCE) return [whole, ...each]
  return [...each, { ...whole, name: `${type}, all ${each.length}` }]
}

/** The cards among the debts, also those that are paid off. */
export function cardSources(liabilities: readonly Liability[]): PaymentSource[] {
  return liabilities.filter(isCard).map((card) => {
    const { name } = liabilityNaming(card)
    const owed = backToMinor(card.remaining_amount)
    return { key: name, name, type: card.liability_type, available: 0n, owed }
  })
}

/** The fields of a payment that name its source. */
export function sourceFields({ key, type }: PaymentSource) {
  return { payment_account: type, ...(key !== type && { payment_asset_id: key }) }
}

/**
 * The source to propose for an amount (minor units), among those that are usually spent: the first one that covers it,
 * or else the first one.
 */
export function proposedSource(sources: readonly PaymentSource[], amount: bigint): PaymentSource {
  const usual = sources.filter((source) => !isNotUsuallySpent(source))
  return usual.find(({ available }) => available >= amount) ?? usual[0] ?? emptySource(DEFAULT_PAYMENT_SOURCE)
}

/** A source without money. */
export function emptySource(type: string, { key = type, name = type } = {}): PaymentSource {
  return { key, name, type, available: 0n }
}
