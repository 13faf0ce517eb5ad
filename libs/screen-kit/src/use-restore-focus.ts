import { type RefObject, useEffect, useRef } from 'react'

/**
 * Restores the keyboard focus: when the focused element inside the region is removed, the focus moves to the region, or
 * to the element in it that the CSS selector `target` matches. Either must be focusable. Call it in the component that
 * renders the region's data, so that it runs on every change. Returns the ref for the region.
 */
export function useRestoreFocus<Region extends HTMLElement>(target?: string): RefObject<Region | null> {
  const region = useRef<Region>(null)
  const focused = useRef<Element | null>(null)

  useEffect(() => {
    const follow = ({ target: element }: FocusEvent) => {
      if (!(element instanceof Element)) return
      // A dialog returns the focus to the element that opened it, which may be gone by then.
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
