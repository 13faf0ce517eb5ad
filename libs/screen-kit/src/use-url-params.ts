import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

/** Turns the parameters of the URL into other ones. */
type Change = (params: URLSearchParams) => URLSearchParams

/** The parameters that the router was asked for and has not shown yet, by the location that it shows. */
const asked = new WeakMap<object, URLSearchParams>()

/**
 * The parameters of the URL as they are shown, and a function that replaces them. The router shows a change when
 * there is time; until then the next change, whoever makes it, goes on from there, so that none is lost.
 */
export function useUrlParams(): [URLSearchParams, (change: Change) => void] {
  const location = useLocation()
  const [params, setParams] = useSearchParams()
  const update = useCallback(
    (change: Change) => {
      const current = asked.get(location) ?? params
      const next = change(new URLSearchParams(current))
      if (next.toString() === current.toString()) return
      asked.set(location, next)
      setParams(next, { replace: true })
    },
    [location, params, setParams],
  )
  return [params, update]
}
