import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** How far outside the viewport an element counts as near. */
const NEAR_MARGIN = '1200px 0px'

/**
 * Calls `onNear` when the element is near the viewport, while `isEnabled`; never without IntersectionObserver. Returns
 * the ref of the element.
 */
export function useNear(onNear: () => void, isEnabled: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(onNear)
  useEffect(() => {
    const element = ref.current
    if (!isEnabled || !element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near()
      },
      { rootMargin: NEAR_MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isEnabled])
  return ref
}
