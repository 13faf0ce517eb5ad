import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { shownElement } from './shown-element'

/**
 * Announces a page change to screen readers by moving the focus to the new page's title, or to its start while
 * it loads. On the first page of a visit, the focus stays at the top, before the skip link.
 */
export function usePageFocus() {
  const { pathname, key } = useLocation()
  const isFirstOfVisit = key === 'default'
  const before = useRef(isFirstOfVisit ? pathname : null)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const start = shownElement('h1[tabindex]') ?? document.querySelector('main')
    start?.focus({ preventScroll: true })
  }, [pathname])
}
