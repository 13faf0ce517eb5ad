import { useUrlParams } from './use-url-params'

/**
 * The choice named by `?<param>=` and its setter, so that a link or a reload shows the same. The first choice is left
 * out of the URL; an unknown name counts as the first. `preserved` returns the parameters to preserve when the choice
 * changes; by default all of them.
 */
export function useUrlChoice<Name extends string>(
  param: string,
  names: readonly Name[],
  first: Name,
  preserved = (params: URLSearchParams) => params,
): [Name, (name: string) => void] {
  const [params, update] = useUrlParams()
  const chosen = names.find((name) => name === params.get(param)) ?? first
  const choose = (name: string) => {
    update((current) => {
      const next = preserved(current)
      if (name === first) next.delete(param)
      else next.set(param, name)
      return next
    })
  }
  return [chosen, choose]
}
