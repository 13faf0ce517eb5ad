import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { PlainToast } from './plain-toast'
import { useToastView } from './use-toast-view'
import type { ToastAction, WaitingToast } from './waiting-toast'

export type Toast = {
  /** Reports a success; screen readers announce it when idle. */
  success: (text: string, action?: ToastAction) => void
  /** Reports a failure; screen readers announce it immediately. */
  error: (text: string, action?: ToastAction) => void
}

export const ToastContext = createContext<Toast | null>(null)

/** How long a plain toast is shown. */
const PLAIN_TOAST_TIMEOUT_MS = 8000

/** Provides toasts to its children; rendered once around the app. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<readonly WaitingToast[]>([])
  const { view: View, hasFailed } = useToastView(waiting.length)
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
    if (View || !hasFailed || waiting.length === 0) return
    const timer = setTimeout(() => take(waiting), PLAIN_TOAST_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [View, hasFailed, waiting, take])

  return (
    <ToastContext value={toast}>
      {children}
      {View && <View waiting={waiting} onTaken={take} />}
      {!View && hasFailed && waiting.length > 0 && (
        <PlainToast role="alert">{waiting.map(({ text }) => text).join(' ')}</PlainToast>
      )}
    </ToastContext>
  )
}

/** Shows short messages that disappear by themselves; only inside a `ToastProvider`. */
export function useToast(): Toast {
  const toast = useContext(ToastContext)
  if (!toast) throw new Error('useToast is used outside a ToastProvider')
  return toast
}
