import { usePrinting } from '@solvent/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** How far outside the viewport content is replaced by a placeholder. */
const OFFSCREEN_MARGIN = '1500px 0px'

interface OffscreenPlaceholder {
  /** The ref of the element that holds the content. */
  ref: RefObject<HTMLDivElement | null>
  /** The height of the element without its content, in CSS pixels; null while the content is rendered. */
  placeholderHeight: number | null
}

/**
 * Omits the content of an element while it is far from the viewport, so that thousands of rows scroll smoothly. Content
 * with the focus stays. Everything is rendered for print and without IntersectionObserver.
 */
export function useOffscreenPlaceholder(): OffscreenPlaceholder {
  const ref = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState<number | null>(null)
  const isPrinting = usePrinting()
  useEffect(() => {
    const element = ref.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1)
        if (!latest) return
        const { height: current } = latest.boundingClientRect
        const isNeeded = latest.isIntersecting || current === 0 || element.contains(document.activeElement)
        setHeight(isNeeded ? null : current)
      },
      { rootMargin: OFFSCREEN_MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, placeholderHeight: isPrinting ? null : height }
}
