import { useSearchParams } from 'react-router-dom'

/** Name of the address's part that says which liability is shown alone. */
const CHOSEN = 'liability'

/** The address that shows this liability alone, at its first or the named tab. */
export function addressOf(id: string, tab?: 'payments') {
  return { search: `?${new URLSearchParams({ [CHOSEN]: id, ...(tab && { tab }) })}` }
}

/** The liability that the address names, and the way back to the list. */
export function useChosenLiability() {
  const [params, setParams] = useSearchParams()
  return { chosenId: params.get(CHOSEN), close: () => setParams({}, { replace: true }) }
}
