import { useEffect, useEffectEvent } from 'react'
import { useUrlParams } from './use-url-params'

/**
 * Calls `onSet` once when the URL has `?<name>=1`, and removes the flag from the URL, so that reloading or going back
 * does not trigger it again.
 */
export function useUrlFlag(name: string, onSet: () => void): void {
  const [params, update] = useUrlParams()
  const isSet = params.get(name) === '1'
  const consumeFlag = useEffectEvent(() => {
    onSet()
    update((current) => {
      current.delete(name)
      return current
    })
  })
  useEffect(() => {
    if (isSet) consumeFlag()
  }, [isSet])
}
