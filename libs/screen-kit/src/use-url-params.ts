import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

/** Returns the new parameters of the URL. */
type Change = (params: URLSearchParams) => URLSearchParams

/** Parameters that were passed to the router but are not rendered yet, by the rendered location. */
const pending = new WeakMap<object, URLSearchParams>()

/**
 * The rendered URL parameters and a function that changes them. The router renders a change later; until then, further
 * changes from any component build on the pending parameters, so that none is lost.
 */
export function useUrlParams(): [URLSearchParams, (change: Change) => void] {
  const location = useLocation()
  const [params, setParams] = useSearchParams()
  const update = useCallback(
    (change: Change) => {
      const current = pending.get(location) ?? params
      const next = change(new URLSearchParams(current))
      if (next.toString() === current.toString()) return
      pending.set(location, next)
      setParams(next, { replace: true })
    },
    [location, params, setParams],
  )
  return [params, update]
}
