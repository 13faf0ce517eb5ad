import { Button, Dialog, Form } from '@solvent/ui'
import { type ReactNode, useId } from 'react'
import { KeptHint } from './kept-hint'

/** What `useContractForm` answers, as far as a frame around the fields needs it. */
export interface FramedForm {
  submit: () => void
  busy: boolean
  error: string | undefined
  isRestored?: boolean
  startOver?: () => void
}

interface FormDialogProps {
  title: string
  description?: string
  form: FramedForm
  /** The verb on the button that sends the form. */
  action: string
  /** The same while the form is being sent. */
  busyAction: string
  /** Keeps the form from being sent. */
  disabled?: boolean
  /** Asked to close; never while the form is being sent. */
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** A form in a dialog. It is there as long as it is rendered. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, form, action, busyAction, disabled, onClose, children } = props
  const id = useId()
  const close = () => form.busy || onClose()
  const footer = (
    <>
      <Button onClick={close} disabled={form.busy}>
        Cancel
      </Button>
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
        <KeptHint form={form} />
        {children}
      </Form>
    </Dialog>
  )
}
