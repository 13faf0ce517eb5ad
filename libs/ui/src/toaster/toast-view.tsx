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

const SUCCESS_TIMEOUT_MS = 5000
const ERROR_TIMEOUT_MS = 8000

/** A longer text quotes a name that takes many lines. */
const MAX_ORDINARY_LENGTH = 160

interface ToastViewProps {
  /** Toasts that are not shown yet, oldest first. */
  waiting: readonly WaitingToast[]
  /** Called with the toasts that are now shown. */
  onTaken: (taken: readonly WaitingToast[]) => void
}

/** Shows toasts stacked, each for its own time. */
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
        timeout: type === 'error' ? ERROR_TIMEOUT_MS : SUCCESS_TIMEOUT_MS,
        actionProps: action && {
          children: action.label,
          'aria-description': text,
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
    const isLong = typeof toast.title === 'string' && toast.title.length > MAX_ORDINARY_LENGTH
    return (
      <ToastRoot key={toast.id} toast={toast} swipeDirection={['down', 'left']}>
        <ToastContent>
          <ToastIcon $tone={failed ? 'danger' : 'success'}>
            {failed ? <ErrorIcon /> : <SuccessIcon />}
          </ToastIcon>
          {/* Never an error, which ends with what to do. */}
          <ToastText role={failed ? 'alert' : undefined} $clamped={isLong && !failed}>
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
