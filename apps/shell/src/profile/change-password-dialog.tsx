import { useContractForm } from '@solvent/api-client'
import { changePassword, PASSWORDS_DIFFER, registrationPasswordProblem } from '@solvent/contracts'
import { FormDialog } from '@solvent/screen-kit'
import { PasswordField, useToast } from '@solvent/ui'
import { LoginName } from './login-name'

interface ChangePasswordDialogProps {
  email: string
  onClose: () => void
}

/** Asks for the current and the new password, with the registration's rules in the same order. */
export function ChangePasswordDialog({ email, onClose }: ChangePasswordDialogProps) {
  const toast = useToast()
  const form = useContractForm({
    endpoint: changePassword,
    initial: { password: '', new_password: '', confirmation: '' },
    check: ({ new_password, confirmation }) =>
      new_password === confirmation ? registrationPasswordProblem(new_password) : PASSWORDS_DIFFER,
    toBody: ({ confirmation: _, ...body }) => body,
    failed: 'Failed to change the password. Please try again.',
    onSent: ({ message }) => {
      toast.success(message)
      onClose()
    },
  })
  return (
    <FormDialog
      title="Change password"
      form={form}
      action="Change password"
      busyAction="Changing..."
      onClose={onClose}
    >
      <PasswordField
        {...form.bind('password', 'Current password')}
        autoComplete="current-password"
        required
      />
      <PasswordField
        {...form.bind('new_password', 'New password')}
        hint="Must be at least 8 characters with uppercase, lowercase, and numbers"
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...form.bind('confirmation', 'Confirm new password')}
        autoComplete="new-password"
        required
      />
      <LoginName email={email} />
    </FormDialog>
  )
}
