import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives the focus to the title whenever another view is shown: what led there is gone from the page, and the
 * keyboard goes on from the top. Not at first, when whoever shows the page decides.
 */
export function useTitleFocus(view: string | null): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null)
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    frame.current?.querySelector<HTMLElement>('h1')?.focus()
  }, [view])
  return frame
}
