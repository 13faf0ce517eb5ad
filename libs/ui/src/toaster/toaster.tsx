import { Toast as BaseToast } from '@base-ui/react/toast'
import { type ReactNode, useMemo } from 'react'
import { CloseIcon, ErrorIcon, SuccessIcon } from '../icons/icons'
import {
  ToastAction as ActionButton,
  ToastClose,
  ToastContent,
  ToastIcon,
  ToastRoot,
  ToastText,
  Viewport,
} from './toaster-styles'

/** A button in a toast that takes the done thing back or leads on. */
export type ToastAction = {
  /** The verb on the button, such as "Undo". */
  label: string
  /** Called when it is pressed; the toast then closes. */
  onClick: () => void
}

export type Toast = {
  /** Says that something is done; read out when the screen reader is free. */
  success: (text: string, action?: ToastAction) => void
  /** Says that something failed; read out at once. */
  error: (text: string, action?: ToastAction) => void
}

const SUCCESS_TIME_MS = 5000
const ERROR_TIME_MS = 8000

/** Makes toasts available to everything inside it; rendered once around the app. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <BaseToast.Provider limit={3}>
      {children}
      <BaseToast.Portal>
        <Viewport>
          <ToastList />
        </Viewport>
      </BaseToast.Portal>
    </BaseToast.Provider>
  )
}

/** Shows short messages that go away by themselves; only inside a `ToastProvider`. */
export function useToast(): Toast {
  const { add, close } = BaseToast.useToastManager()
  return useMemo(() => {
    function show(type: 'success' | 'error', text: string, action?: ToastAction) {
      const id = add({
        type,
        title: text,
        timeout: type === 'error' ? ERROR_TIME_MS : SUCCESS_TIME_MS,
        actionProps: action && {
          children: action.label,
          onClick: () => {
            action.onClick()
            close(id)
          },
        },
      })
    }
    return {
      success: (text, action) => show('success', text, action),
      error: (text, action) => show('error', text, action),
    }
  }, [add, close])
}

function ToastList() {
  const { toasts } = BaseToast.useToastManager()
  return toasts.map((toast) => {
    const failed = toast.type === 'error'
    return (
      <ToastRoot key={toast.id} toast={toast} swipeDirection={['down', 'right']}>
        <ToastContent>
          <ToastIcon $tone={failed ? 'danger' : 'success'}>
            {failed ? <ErrorIcon /> : <SuccessIcon />}
          </ToastIcon>
          <ToastText role={failed ? 'alert' : undefined}>
            <BaseToast.Title render={<p />} />
          </ToastText>
          <ActionButton $variant="ghost" $small />
          <ToastClose aria-label="Dismiss">
            <CloseIcon />
          </ToastClose>
        </ToastContent>
      </ToastRoot>
    )
  })
}
