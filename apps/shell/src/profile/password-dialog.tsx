import { Banner, Button, Dialog, Form, PasswordField } from '@solvent/ui'
import { type ReactNode, useId } from 'react'
import { LoginName } from './login-name'

interface PasswordDialogProps {
  title: string
  /** Whose password it is. */
  email: string
  /** What `useContractForm` answers, with the password bound. */
  form: { submit: () => void; busy: boolean; error: string | undefined }
  password: {
    label: string
    name: string
    value: string
    error: string | undefined
    onChange: (value: string) => void
  }
  /** The verb on the button that sends the password. */
  action: string
  busyAction: string
  /** What is done cannot be taken back. */
  danger?: boolean
  onClose: () => void
  /** What the person should know before. */
  children?: ReactNode
  /** What the password has brought; takes the place of the form. */
  result?: ReactNode
}

/** Asks for the password before something that needs it, and shows what comes of it in the same dialog. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { title, email, form, password, action, busyAction, danger, onClose, children, result } = props
  const id = useId()
  const close = () => form.busy || onClose()
  const asking = (
    <>
      <Button onClick={close} disabled={form.busy}>
        Cancel
      </Button>
      <Button
        variant={danger ? 'danger' : 'primary'}
        type="submit"
        form={id}
        busy={form.busy}
        busyLabel={busyAction}
      >
        {action}
      </Button>
    </>
  )
  const done = (
    <Button variant="primary" onClick={onClose}>
      Done
    </Button>
  )
  return (
    <Dialog open onOpenChange={close} title={title} footer={result ? done : asking}>
      {result ?? (
        <Form id={id} onSubmit={form.submit}>
          {children}
          <PasswordField {...password} autoComplete="current-password" required />
          <LoginName email={email} />
          {form.error && <Banner tone="error">{form.error}</Banner>}
        </Form>
      )}
    </Dialog>
  )
}
