import { usePrinting } from '@solvent/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** What is farther from the window than this, in CSS pixels, is out of reach. */
const REACH = '1500px 0px'

interface Room {
  /** Of the element whose content comes and goes. */
  ref: RefObject<HTMLDivElement | null>
  /** The height in CSS pixels that the element keeps while its content is not there; null while it is. */
  kept: number | null
}

/**
 * Leaves the content of an element out while it is far from the window, so that thousands of rows scroll as smoothly as a
 * few. What holds the focus stays; on paper, and where the browser cannot tell, everything is there.
 */
export function useRoom(): Room {
  const ref = useRef<HTMLDivElement>(null)
  const [kept, setKept] = useState<number | null>(null)
  const isPrinting = usePrinting()
  useEffect(() => {
    const element = ref.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (seen) => {
        const now = seen.at(-1)
        if (!now) return
        const { height } = now.boundingClientRect
        const isNeeded = now.isIntersecting || height === 0 || element.contains(document.activeElement)
        setKept(isNeeded ? null : height)
      },
      { rootMargin: REACH },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, kept: isPrinting ? null : kept }
}
