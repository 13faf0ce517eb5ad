import { useUrlParams } from './use-url-params'

/**
 * The choice named by `?<param>=` and a setter for it, so that a link or a reload shows the same. The first one
 * goes without a name in the URL; a name that is not among the given ones counts as the first. `keep` answers the
 * parameters that stay when another one is chosen; all of them when left out.
 */
export function useUrlChoice<Name extends string>(
  param: string,
  names: readonly Name[],
  first: Name,
  keep = (params: URLSearchParams) => params,
): [Name, (name: string) => void] {
  const [params, update] = useUrlParams()
  const chosen = names.find((name) => name === params.get(param)) ?? first
  const choose = (name: string) => {
    update((current) => {
      const next = keep(current)
      if (name === first) next.delete(param)
      else next.set(param, name)
      return next
    })
  }
  return [chosen, choose]
}
