import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the place of a person who works with the keyboard: when the row that had the focus has left the lists
 * inside the element, the list shown gets it. `rows` is how many rows there are.
 */
export function useFocusKept<Element extends HTMLElement>(rows: number): RefObject<Element | null> {
  const lists = useRef<Element>(null)
  const isInside = useRef(false)

  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      isInside.current = target instanceof Node && (lists.current?.contains(target) ?? false)
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a row has left or come exactly when `rows` changes.
  useEffect(() => {
    const isLost = document.activeElement === document.body && isInside.current
    if (isLost) lists.current?.querySelector<HTMLElement>('[role="tabpanel"]')?.focus({ preventScroll: true })
  }, [rows])

  return lists
}
