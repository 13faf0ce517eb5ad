import { useEffect, useState } from 'react'
import { latePart } from '../late/late-part'
import { useLatePart } from '../late/use-late-part'

const toastView = latePart(() => import('./toast-view'))

/** Nobody has done anything yet that a toast could be about. */
const LATE_MS = 2000

/**
 * What shows toasts, which comes after the page: some time after it, or with the first toast. If it is lost on its way,
 * `isLost` says so, and the next toast asks for it again.
 */
export function useToastView(waiting: number) {
  const late = useLatePart(toastView, false)
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => toastView.load().catch(() => undefined), LATE_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (waiting > 0) toastView.load().catch(() => setLost(true))
  }, [waiting])
  return { view: late?.ToastView, isLost }
}
