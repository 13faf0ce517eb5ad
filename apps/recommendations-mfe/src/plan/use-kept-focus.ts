import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the keyboard's place: what was paid may leave the new plan and take the focused button with it; then the
 * region has the focus. Call `expectChange` when a payment is made.
 */
export function useKeptFocus<Region extends HTMLElement>(plan: unknown) {
  const region: RefObject<Region | null> = useRef<Region>(null)
  const shown = useRef(plan)
  const expectsChange = useRef(false)

  useEffect(() => {
    if (shown.current === plan) return
    shown.current = plan
    const isLost = document.activeElement === document.body
    if (expectsChange.current && isLost) region.current?.focus({ preventScroll: true })
    expectsChange.current = false
  }, [plan])

  return {
    region,
    expectChange: () => {
      expectsChange.current = true
    },
  }
}
