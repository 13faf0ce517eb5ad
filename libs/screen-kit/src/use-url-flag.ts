import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * Answers an address with `?<name>=1` by calling `onSet` once. The flag is taken out of the address, so that
 * reloading or going back does not set it again.
 */
export function useUrlFlag(name: string, onSet: () => void): void {
  const [params, setParams] = useSearchParams()
  const isSet = params.get(name) === '1'
  const takeFlag = useEffectEvent(() => {
    onSet()
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete(name)
        return after
      },
      { replace: true },
    )
  })
  useEffect(() => {
    if (isSet) takeFlag()
  }, [isSet])
}
