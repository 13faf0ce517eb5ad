import { Banner, Button, Dialog, Form, PasswordField } from '@solvent/ui'
import { type ReactNode, useId } from 'react'
import { LoginName } from './login-name'

interface PasswordDialogProps {
  title: string
  /** The account of the password. */
  email: string
  /** What `useContractForm` returns. */
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
  /** Whether the action is irreversible. */
  danger?: boolean
  onClose: () => void
  /** Shown above the password field. */
  children?: ReactNode
  /** The result of the action; replaces the form. */
  result?: ReactNode
}

/** Asks for the password before an action that needs it, and shows the result in the same dialog. */
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
