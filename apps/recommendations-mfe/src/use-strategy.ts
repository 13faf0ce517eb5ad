import { useSearchParams } from 'react-router-dom'
import { FIRST_STRATEGY, type Strategy, toStrategy } from './strategies'

/** The strategy of the page, kept in its address as `?strategy=`. */
export function useStrategy(): [Strategy, (strategy: Strategy) => void] {
  const [params, setParams] = useSearchParams()
  const choose = (strategy: Strategy) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (strategy === FIRST_STRATEGY) after.delete('strategy')
        else after.set('strategy', strategy)
        return after
      },
      { replace: true },
    )
  return [toStrategy(params.get('strategy')), choose]
}
