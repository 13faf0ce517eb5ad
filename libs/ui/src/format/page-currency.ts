import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

let current = 'USD'

/** The currency in which the page shows amounts: US dollars until the shell says otherwise. */
export function pageCurrency(): string {
  return current
}

/**
 * Shows amounts in another currency from now on: a three-letter code. What is on screen is drawn again where it uses
 * `usePageCurrency`.
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

/** The page's currency; whoever uses it is drawn again when that changes. */
export function usePageCurrency(): string {
  return useSyncExternalStore(subscribe, pageCurrency)
}
