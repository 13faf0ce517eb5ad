import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the place of a person who works with the keyboard: when what had the focus inside the region has left the
 * page, the region gets it, or what the CSS selector `target` names in it. Either must be able to take the focus.
 * Use it where the data of the region is rendered, so that it sees every change. Answers the ref of the region.
 */
export function useRestoreFocus<Region extends HTMLElement>(target?: string): RefObject<Region | null> {
  const region = useRef<Region>(null)
  const focused = useRef<Element | null>(null)

  useEffect(() => {
    const follow = ({ target: element }: FocusEvent) => {
      if (!(element instanceof Element)) return
      // A dialog gives the focus back to where it was opened from, which may be gone by then.
      if (element.closest('[role="dialog"]')) return
      focused.current = region.current?.contains(element) ? element : null
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [])

  useEffect(() => {
    const isLost = document.activeElement === document.body && focused.current?.isConnected === false
    if (!isLost) return
    const place = target ? region.current?.querySelector<HTMLElement>(target) : region.current
    place?.focus({ preventScroll: true })
  })

  return region
}
