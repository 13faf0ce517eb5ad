import { useSyncExternalStore } from 'react'

/** As the layout has it. */
const PHONE = '(max-width: 639.98px)'

function query(): MediaQueryList | null {
  return 'matchMedia' in window ? window.matchMedia(PHONE) : null
}

function subscribe(onChange: () => void): () => void {
  const found = query()
  found?.addEventListener('change', onChange)
  return () => found?.removeEventListener('change', onChange)
}

/** Whether the page is as narrow as a phone. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => query()?.matches ?? false)
}
