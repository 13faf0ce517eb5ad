import { useCallback, useSyncExternalStore } from 'react'

/** The breakpoint of the layout. */
const PHONE = '(max-width: 639.98px)'

function matches(media: string): MediaQueryList | null {
  return 'matchMedia' in window ? window.matchMedia(media) : null
}

/** Whether the viewport matches a media query. */
export function useMedia(media: string): boolean {
  // The same function on each render, so that React does not subscribe again.
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matches(media)
      list?.addEventListener('change', onChange)
      return () => list?.removeEventListener('change', onChange)
    },
    [media],
  )
  return useSyncExternalStore(subscribe, () => matches(media)?.matches ?? false)
}

/** Whether the viewport has the width of a phone. */
export function useIsPhone(): boolean {
  return useMedia(PHONE)
}
