/** A button in a toast that takes the done thing back or leads on. */
export type ToastAction = {
  /** The verb on the button, such as "Undo". */
  label: string
  /** Called when it is pressed; the toast then closes. */
  onClick: () => void
}

/** A toast that is to be shown. */
export interface WaitingToast {
  type: 'success' | 'error'
  text: string
  action: ToastAction | undefined
}
