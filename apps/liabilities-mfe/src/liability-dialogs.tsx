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

/** Renders the open dialog, if any. */
export function LiabilityDialogs({ open, liabilities, onClose }: LiabilityDialogsProps) {
  if (!open) return null
  if (open.dialog === 'add') return <AddLiabilityDialog onClose={onClose} />
  // Looked up on each render, so that the dialog shows the current balance.
  const liability = liabilities.find(({ id }) => id === open.id)
  if (!liability) return null
  if (open.dialog === 'edit') return <EditLiabilityDialog liability={liability} onClose={onClose} />
  return <PaymentDialog liability={liability} onClose={onClose} />
}
