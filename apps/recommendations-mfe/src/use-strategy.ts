import { useUrlChoice } from '@solvent/screen-kit'
import { FIRST_STRATEGY, STRATEGIES, type Strategy } from './strategies'

/** The strategy of the page, kept in its address as `?strategy=`. */
export function useStrategy(): [Strategy, (strategy: Strategy) => void] {
  return useUrlChoice<Strategy>('strategy', STRATEGIES, FIRST_STRATEGY)
}
