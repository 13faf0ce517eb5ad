import type { Plan } from '@solvent/contracts'

export type Strategy = Plan['strategy']

const DEFAULT_STRATEGY = 'avalanche' satisfies Strategy

/** The name of each strategy, and what it does with extra money. */
export const strategyWords: Record<Strategy, { name: string; meaning: string }> = {
  avalanche: { name: 'Highest interest first', meaning: 'Extra money goes to your most expensive debt' },
  snowball: {
    name: 'Smallest balance first',
    meaning: 'Extra money goes to your smallest debt that charges interest',
  },
  priority: {
    name: 'My priority first',
    meaning: 'Extra money goes to your highest-priority debt that charges interest',
  },
  minimum: { name: 'Only what is due', meaning: 'Extra money is not used' },
}

/** The strategies in display order. */
export const STRATEGIES = ['avalanche', 'snowball', 'priority', 'minimum'] as const satisfies Strategy[]

export function toStrategy(name: string | null): Strategy {
  return STRATEGIES.find((strategy) => strategy === name) ?? DEFAULT_STRATEGY
}
