import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

let current = 'USD'

/** The currency in which the page shows amounts: US dollars until the shell sets another. */
export function pageCurrency(): string {
  return current
}

/**
 * Sets the currency in which amounts are shown, a three-letter code. Components that use `usePageCurrency` re-render.
 */
export function setPageCurrency(currency: string): void {
  if (currency === current) return
  current = currency
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The page's currency; re-renders the component when it changes. */
export function usePageCurrency(): string {
  return useSyncExternalStore(subscribe, pageCurrency)
}
