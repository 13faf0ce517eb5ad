import { useEffect, useEffectEvent } from 'react'
import { useUrlParams } from './use-url-params'

/**
 * Answers an address with `?<name>=1` by calling `onSet` once. The flag is taken out of the address, so that
 * reloading or going back does not set it again.
 */
export function useUrlFlag(name: string, onSet: () => void): void {
  const [params, update] = useUrlParams()
  const isSet = params.get(name) === '1'
  const takeFlag = useEffectEvent(() => {
    onSet()
    update((current) => {
      current.delete(name)
      return current
    })
  })
  useEffect(() => {
    if (isSet) takeFlag()
  }, [isSet])
}
