import { type RefObject, useLayoutEffect, useState } from 'react'

/** Below this width every row is a card. In rem, so that it grows with the text size. */
const CARDS_BELOW_REM = 40

/**
 * Whether every row is a card: if the table is narrower than 40 rem, or was measured not to fit. `frame` is the scroll
 * container, `width` the available width in CSS pixels, null if unknown.
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
