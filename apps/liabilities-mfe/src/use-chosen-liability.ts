import { useUrlParams } from '@solvent/screen-kit'
import { useSearchParams } from 'react-router-dom'

/** The URL parameter with the id of the open liability. */
const LIABILITY_PARAM = 'liability'

/** The parameters of the list, with its search and order. */
function listParams(params: URLSearchParams): URLSearchParams {
  const list = new URLSearchParams(params)
  for (const name of [LIABILITY_PARAM, 'tab']) list.delete(name)
  return list
}

/** Returns a function for the address of a liability, optionally of a tab; the address preserves the list's search. */
export function useAddressOf() {
  const [params] = useSearchParams()
  return (id: string, tab?: 'payments') => {
    const next = listParams(params)
    next.set(LIABILITY_PARAM, id)
    if (tab) next.set('tab', tab)
    return { search: `?${next}` }
  }
}

/** The address of the list, from the details of a liability. */
export function useListAddress() {
  const [params] = useSearchParams()
  return { search: listParams(params).toString() }
}

/** The id of the liability in the address, and a function that returns to the list. */
export function useChosenLiability() {
  const [params, update] = useUrlParams()
  return { chosenId: params.get(LIABILITY_PARAM), close: () => update(listParams) }
}
