import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** So far before it comes into sight, in CSS pixels. */
const AHEAD = '1200px 0px'

/**
 * Calls `onNear` when the element is about to come into sight, while `isWanted`; never where the browser cannot tell.
 * Answers the ref of the element.
 */
export function useNear(onNear: () => void, isWanted: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(onNear)
  useEffect(() => {
    const element = place.current
    if (!isWanted || !element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) near()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isWanted])
  return place
}
