import type { Liability } from '@solvent/contracts'
import { PaymentDialog } from '@solvent/payment'
import { AddLiabilityDialog } from './add-liability-dialog'
import { EditLiabilityDialog } from './edit-liability-dialog'
import type { OpenDialog } from './use-liability-dialogs'

interface LiabilityDialogsProps {
  open: OpenDialog | null
  liabilities: readonly Liability[]
  onClose: () => void
}

/** The dialog that is open, if any. */
export function LiabilityDialogs({ open, liabilities, onClose }: LiabilityDialogsProps) {
  if (!open) return null
  if (open.dialog === 'add') return <AddLiabilityDialog onClose={onClose} />
  // Found anew each time, so that a dialog shows the balance as it is now.
  const liability = liabilities.find(({ id }) => id === open.id)
  if (!liability) return null
  if (open.dialog === 'edit') return <EditLiabilityDialog liability={liability} onClose={onClose} />
  return <PaymentDialog liability={liability} onClose={onClose} />
}
