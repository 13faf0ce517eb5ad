import { useContractForm } from '@solvent/api-client'
import { reportPassword } from '@solvent/contracts/security-events'
import { FormDialog } from '@solvent/screen-kit'
import { useToast } from '@solvent/ui'
import { useState } from 'react'
import { ChangePasswordDialog } from '../change-password-dialog'

/** Ends all other sessions, then asks for a new password. */
export function ReportDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const toast = useToast()
  const [isReported, setReported] = useState(false)
  const form = useContractForm({
    endpoint: reportPassword,
    initial: {},
    toBody: () => undefined,
    failed: "We couldn't log the others out. Please try again.",
    onSent: ({ message }) => {
      toast.success(message)
      setReported(true)
    },
  })
  if (isReported) return <ChangePasswordDialog email={email} onClose={onClose} />
  return (
    <FormDialog
      title="Someone else logged in?"
      form={form}
      action="Log everyone else out"
      busyAction="Logging out..."
      onClose={onClose}
    >
      <p>
        We log out all other devices and programs, and your password no longer logs anyone in. Then you choose
        a new one here.
      </p>
    </FormDialog>
  )
}
