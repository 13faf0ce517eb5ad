import { useContractForm } from '@solvent/api-client'
import { type Passkey, renamePasskey } from '@solvent/contracts/second-factors'
import { FormDialog } from '@solvent/screen-kit'
import { TextField } from '@solvent/ui'

/** Gives a passkey another name. */
export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const form = useContractForm({
    endpoint: renamePasskey,
    params: { id: passkey.id },
    initial: { name: passkey.name },
    toBody: (values) => values,
    failed: "We couldn't rename the passkey. Please try again.",
    onSent: onClose,
  })
  return (
    <FormDialog
      title="Rename this passkey"
      form={form}
      action="Rename"
      busyAction="Saving..."
      onClose={onClose}
    >
      <TextField {...form.bind('name', 'Name')} maxLength={60} required />
    </FormDialog>
  )
}
