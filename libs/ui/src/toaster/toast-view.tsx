import { Toast as BaseToast } from '@base-ui/react/toast'
import { useEffect } from 'react'
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
import type { WaitingToast } from './waiting-toast'

const SUCCESS_TIME_MS = 5000
const ERROR_TIME_MS = 8000

interface ToastViewProps {
  /** Toasts that nobody has seen yet, the oldest first. */
  waiting: readonly WaitingToast[]
  /** Told of all that were taken over. */
  onTaken: (taken: readonly WaitingToast[]) => void
}

/** Shows toasts one above the other, each for its time. */
export function ToastView(props: ToastViewProps) {
  return (
    <BaseToast.Provider limit={3}>
      <TakeOver {...props} />
      <BaseToast.Portal>
        <Viewport>
          <ToastList />
        </Viewport>
      </BaseToast.Portal>
    </BaseToast.Provider>
  )
}

function TakeOver({ waiting, onTaken }: ToastViewProps) {
  const { add, close } = BaseToast.useToastManager()
  useEffect(() => {
    if (waiting.length === 0) return
    for (const { type, text, action } of waiting) {
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
    onTaken(waiting)
  }, [waiting, onTaken, add, close])
  return null
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
