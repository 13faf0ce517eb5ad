import { Button, Dialog, Form } from '@solvent/ui'
import { type ReactNode, useId } from 'react'
import { DraftHint } from './draft-hint'

/** The part of what `useContractForm` returns that a frame around the fields needs. */
export interface FramedForm {
  submit: () => void
  busy: boolean
  error: string | undefined
  isRestored?: boolean
  startOver?: () => void
}

interface FormDialogProps {
  title: string
  description?: string | undefined
  form: FramedForm
  /** The verb on the button that sends the form. */
  action: string
  /** The same while the form is being sent. */
  busyAction: string
  /** Whether the form cannot be sent. */
  disabled?: boolean
  /** A button between Cancel and the main one. */
  otherAction?: ReactNode
  /** Called when the user closes the dialog; never while the form is being sent. */
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** A form in a dialog, open for as long as it is rendered. Cancel discards the draft; closing it otherwise does not. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, form, action, busyAction, disabled, otherAction, onClose, children } = props
  const id = useId()
  const close = () => form.busy || onClose()
  const cancel = () => {
    form.startOver?.()
    onClose()
  }
  const footer = (
    <>
      <Button onClick={cancel} disabled={form.busy}>
        Cancel
      </Button>
      {otherAction}
      <Button
        variant="primary"
        type="submit"
        form={id}
        disabled={disabled}
        busy={form.busy}
        busyLabel={busyAction}
      >
        {action}
      </Button>
    </>
  )
  return (
    <Dialog open onOpenChange={close} title={title} description={description} footer={footer}>
      <Form id={id} onSubmit={form.submit} error={form.error}>
        <DraftHint form={form} />
        {children}
      </Form>
    </Dialog>
  )
}
