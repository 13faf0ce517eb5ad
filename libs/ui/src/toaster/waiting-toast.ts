/** A button in a toast that undoes or continues the action. */
export type ToastAction = {
  /** The verb on the button, such as "Undo". */
  label: string
  /** Called when it is pressed; the toast then closes. */
  onClick: () => void
}

/** A toast that is waiting to be shown. */
export interface WaitingToast {
  type: 'success' | 'error'
  text: string
  action: ToastAction | undefined
}
