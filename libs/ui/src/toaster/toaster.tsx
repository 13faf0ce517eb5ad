import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { PlainToast } from './plain-toast'
import { useToastView } from './use-toast-view'
import type { ToastAction, WaitingToast } from './waiting-toast'

export type Toast = {
  /** Says that something is done; read out when the screen reader is free. */
  success: (text: string, action?: ToastAction) => void
  /** Says that something failed; read out at once. */
  error: (text: string, action?: ToastAction) => void
}

export const ToastContext = createContext<Toast | null>(null)

/** So long a toast is shown that has no view to count its time. */
const PLAIN_TIME_MS = 8000

/** Makes toasts available to everything inside it; rendered once around the app. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<readonly WaitingToast[]>([])
  const { view: View, isLost } = useToastView(waiting.length)
  const toast = useMemo(() => {
    const show = (one: WaitingToast) => setWaiting((before) => [...before, one])
    return {
      success: (text: string, action?: ToastAction) => show({ type: 'success', text, action }),
      error: (text: string, action?: ToastAction) => show({ type: 'error', text, action }),
    }
  }, [])
  const take = useCallback((taken: readonly WaitingToast[]) => {
    setWaiting((before) => before.filter((one) => !taken.includes(one)))
  }, [])
  useEffect(() => {
    if (View || !isLost || waiting.length === 0) return
    const timer = setTimeout(() => take(waiting), PLAIN_TIME_MS)
    return () => clearTimeout(timer)
  }, [View, isLost, waiting, take])

  return (
    <ToastContext value={toast}>
      {children}
      {View && <View waiting={waiting} onTaken={take} />}
      {!View && isLost && waiting.length > 0 && (
        <PlainToast role="alert">{waiting.map(({ text }) => text).join(' ')}</PlainToast>
      )}
    </ToastContext>
  )
}

/** Shows short messages that go away by themselves; only inside a `ToastProvider`. */
export function useToast(): Toast {
  const toast = useContext(ToastContext)
  if (!toast) throw new Error('useToast is used outside a ToastProvider')
  return toast
}
