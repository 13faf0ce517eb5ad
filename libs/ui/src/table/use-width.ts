import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Inline size of an element's content in CSS pixels, kept up to date while `watched`.
 * Null while it is not known, as where there is no layout.
 */
export function useWidth(ref: RefObject<HTMLElement | null>, watched: boolean): number | null {
  const [width, setWidth] = useState<number | null>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (!watched || !element || typeof ResizeObserver === 'undefined') return
    setWidth(element.clientWidth)
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, watched])
  return width
}
