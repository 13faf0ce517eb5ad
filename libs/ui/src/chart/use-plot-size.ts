import { type RefObject, useEffect, useState } from 'react'

export type PlotSize = {
  /** Width in CSS pixels. */
  width: number
  /** Height in CSS pixels. */
  height: number
}

/** The size of an element once it has come into view; null until then, and if it has no size. */
export function usePlotSize(ref: RefObject<HTMLElement | null>): PlotSize | null {
  const [inView, setInView] = useState(false)
  const [size, setSize] = useState<PlotSize | null>(null)

  useEffect(() => {
    const element = ref.current
    if (!element || typeof IntersectionObserver === 'undefined') return setInView(true)
    const observer = new IntersectionObserver(
      (entries) => setInView((before) => before || entries.some((entry) => entry.isIntersecting)),
      // Start slightly before it comes into view.
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      // A hidden page that is shown again later does not wait for its charts.
      setInView(false)
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

  return inView ? size : null
}
