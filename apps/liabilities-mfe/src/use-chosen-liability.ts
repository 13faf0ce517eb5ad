import { useUrlParams } from '@solvent/screen-kit'
import { useSearchParams } from 'react-router-dom'

/** Name of the address's part that says which liability is shown alone. */
const CHOSEN = 'liability'

/** The address of the list, with the search and the order it was left with. */
function listParams(params: URLSearchParams): URLSearchParams {
  const list = new URLSearchParams(params)
  for (const name of [CHOSEN, 'tab']) list.delete(name)
  return list
}

/** Makes the address that shows a liability alone, at its first or the named tab; it remembers the list. */
export function useAddressOf() {
  const [params] = useSearchParams()
  return (id: string, tab?: 'payments') => {
    const next = listParams(params)
    next.set(CHOSEN, id)
    if (tab) next.set('tab', tab)
    return { search: `?${next}` }
  }
}

/** The address that leads from one liability back to the list. */
export function useListAddress() {
  const [params] = useSearchParams()
  return { search: listParams(params).toString() }
}

/** The liability that the address names, and the way back to the list. */
export function useChosenLiability() {
  const [params, update] = useUrlParams()
  return { chosenId: params.get(CHOSEN), close: () => update(listParams) }
}
