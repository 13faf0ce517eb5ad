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

export function bandsOf(items: readonly PlanItem[]): Bands {
  const ranked = items.map((item, index) => ({ item, rank: index + 1 }))
  return {
    payNow: ranked.filter(({ item }) => item.amount > 0),
    notCovered: ranked.filter(({ item }) => item.amount === 0 && item.short_by > 0),
    nothing: ranked.filter(({ item }) => item.amount === 0 && item.short_by === 0),
  }
}
