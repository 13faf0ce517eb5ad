import { type RefObject, useLayoutEffect, useState } from 'react'

/** Under so many rem every row is a card; with larger letters that is more in pixels. */
const CARDS_BELOW_REM = 40

/**
 * Whether every row is a card: where the table has under 40 rem, be it on a phone or in a narrow column, and where it
 * was seen not to fit. `frame` is what it would scroll in, `width` the room that it has in CSS pixels, if that is known.
 */
export function useCards(
  frame: RefObject<HTMLElement | null>,
  width: number | null,
  rows: readonly unknown[],
): boolean {
  const [needed, setNeeded] = useState(0)
  const cards = width !== null && width < Math.max(CARDS_BELOW_REM * remInPixels(), needed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: width and rows say when it may not fit any more.
  useLayoutEffect(() => {
    const element = frame.current
    if (cards || !element) return
    const excess = element.scrollWidth - element.clientWidth
    if (excess > 0) setNeeded(element.offsetWidth + excess)
  }, [frame, cards, width, rows])
  return cards
}

function remInPixels(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
}
