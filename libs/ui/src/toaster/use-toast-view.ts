import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'

type ToastView = ComponentType<ComponentProps<typeof import('./toast-view').ToastView>>

/** Nobody has done anything yet that a toast could be about. */
const LATE_MS = 2000

/**
 * What shows toasts, which comes after the page: some time after it, or with the first toast. If it is lost on its way,
 * `isLost` says so, and the next toast asks for it again.
 */
export function useToastView(waiting: number): { view: ToastView | null; isLost: boolean } {
  const [view, setView] = useState<ToastView | null>(null)
  const [isLost, setLost] = useState(false)
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (view || (waiting === 0 && !isLate)) return
    let isWanted = true
    import('./toast-view').then(
      (loaded) => isWanted && setView(() => loaded.ToastView),
      () => isWanted && setLost(true),
    )
    return () => {
      isWanted = false
    }
  }, [view, waiting, isLate])
  return { view, isLost }
}
