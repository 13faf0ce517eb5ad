import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses the title when the view changes, because the link that was pressed is no longer on the page. Not on mount,
 * when the shell manages the focus.
 */
export function useTitleFocus(view: string | null): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null)
  const previous = useRef(view)
  useEffect(() => {
    if (previous.current === view) return
    previous.current = view
    frame.current?.querySelector<HTMLElement>('h1')?.focus()
  }, [view])
  return frame
}
