import { useSyncExternalStore } from 'react'

/** The breakpoint of the layout. */
const PHONE = '(max-width: 639.98px)'

function query(): MediaQueryList | null {
  return 'matchMedia' in window ? window.matchMedia(PHONE) : null
}

function subscribe(onChange: () => void): () => void {
  const list = query()
  list?.addEventListener('change', onChange)
  return () => list?.removeEventListener('change', onChange)
}

/** Whether the viewport has the width of a phone. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => query()?.matches ?? false)
}
