import { useEffect, useRef } from 'react'

/**
 * Focuses the first field inside the element when `count` grows: the fields have changed, and the button that had the
 * focus is gone.
 */
export function useFocusOnNext<Element extends HTMLElement>(count: number) {
  const element = useRef<Element>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count > before.current) element.current?.querySelector<HTMLElement>('input, select')?.focus()
    before.current = count
  }, [count])
  return element
}
