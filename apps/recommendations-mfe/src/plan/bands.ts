import type { PlanItem } from '@solvent/contracts'

/** An item with its rank in the whole plan, from 1. */
export interface RankedItem {
  item: PlanItem
  rank: number
}

/** The plan in three bands by what to do, each in the order of the plan. */
export interface Bands {
  payNow: RankedItem[]
  notCovered: RankedItem[]
  nothing: RankedItem[]
}

const MAX_NAMED_RANKS = 3

/** Where the ranks missing from the first band are; null if none is missing. */
export function missingRanksText(payNow: readonly RankedItem[]): string | null {
  const ranks = new Set(payNow.map(({ rank }) => rank))
  const last = Math.max(0, ...ranks)
  const missing = Array.from({ length: last }, (_, index) => index + 1).filter((rank) => !ranks.has(rank))
  if (missing.length === 0) return null
  if (missing.length > MAX_NAMED_RANKS) return 'The other ranks are listed below.'
  const names = missing.map((rank) => `#${rank}`).join(' and ')
  return `${names} ${missing.length === 1 ? 'is' : 'are'} listed below.`
}

export function bandsOf(items: readonly PlanItem[]): Bands {
  const ranked = items.map((item, index) => ({ item, rank: index + 1 }))
  return {
    payNow: ranked.filter(({ item }) => item.amount > 0),
    notCovered: ranked.filter(({ item }) => item.amount === 0 && item.short_by > 0),
    nothing: ranked.filter(({ item }) => item.amount === 0 && item.short_by === 0),
  }
}
