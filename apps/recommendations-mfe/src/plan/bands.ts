import type { PlanItem } from '@solvent/contracts'

/** An item with its place in the whole plan; 1 is the first. */
export interface RankedItem {
  item: PlanItem
  rank: number
}

/** The plan in the three parts that a person acts on, each in the order of the plan. */
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
