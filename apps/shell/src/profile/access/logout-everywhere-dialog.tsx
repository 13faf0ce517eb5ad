import { endSession, useContractForm } from '@solvent/api-client'
import { logoutEverywhere } from '@solvent/contracts'
import { FormDialog } from '@solvent/screen-kit'

/** Asks for confirmation, because this device is logged out, too. */
export function LogoutEverywhereDialog({ onClose }: { onClose: () => void }) {
  const form = useContractForm({
    endpoint: logoutEverywhere,
    initial: {},
    toBody: () => undefined,
    failed: "We couldn't log you out. Please try again.",
    onSent: () => endSession('asked'),
  })
  return (
    <FormDialog
      title="Log out everywhere?"
      form={form}
      action="Log out everywhere"
      busyAction="Logging out..."
      onClose={onClose}
    >
      <p>We log you out on every device, including this one. Your data stays as it is.</p>
    </FormDialog>
  )
}
