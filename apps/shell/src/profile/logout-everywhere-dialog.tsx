import { endSession, useContractForm } from '@solvent/api-client'
import { logoutEverywhere } from '@solvent/contracts'
import { FormDialog } from '@solvent/screen-kit'

/** Asks for confirmation, because this device is signed out, too. */
export function LogoutEverywhereDialog({ onClose }: { onClose: () => void }) {
  const form = useContractForm({
    endpoint: logoutEverywhere,
    initial: {},
    toBody: () => undefined,
    failed: 'Nothing was signed out. Please try again.',
    onSent: () => endSession('asked'),
  })
  return (
    <FormDialog
      title="Log out everywhere?"
      form={form}
      action="Log out everywhere"
      busyAction="Signing out..."
      onClose={onClose}
    >
      <p>We sign you out on every device, including this one. Your data stays as it is.</p>
    </FormDialog>
  )
}
