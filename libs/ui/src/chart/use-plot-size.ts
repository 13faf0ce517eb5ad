import { type RefObject, useEffect, useState } from 'react'

export type PlotSize = {
  /** Width in CSS pixels. */
  width: number
  /** Height in CSS pixels. */
  height: number
}

/** Size of the element from the moment it comes into sight; null until then, and where it has no room. */
export function usePlotSize(ref: RefObject<HTMLElement | null>): PlotSize | null {
  const [seen, setSeen] = useState(false)
  const [size, setSize] = useState<PlotSize | null>(null)

  useEffect(() => {
    const element = ref.current
    if (!element || typeof IntersectionObserver === 'undefined') return setSeen(true)
    const observer = new IntersectionObserver(
      (entries) => setSeen((before) => before || entries.some((entry) => entry.isIntersecting)),
      // A little ahead of the eye.
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      // A page that is hidden, and shown again later, does not wait for its charts then.
      setSeen(false)
    }
  }, [ref])

  useEffect(() => {
    const element = ref.current
    if (!element || typeof ResizeObserver === 'undefined') return
    function measure() {
      const width = element?.clientWidth ?? 0
      const height = element?.clientHeight ?? 0
      setSize(width > 0 && height > 0 ? { width, height } : null)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])

  return seen ? size : null
}
