import { type Liability, liabilityNaming } from '@solvent/contracts'
import { PaymentDialog } from '@solvent/payment'
import { ConfirmDialog } from '@solvent/screen-kit'
import { formatAmount } from '@solvent/ui'
import { AddLiabilityDialog, EditLiabilityDialog, ImportDebtsDialog } from './lazy-liability-forms'
import type { OpenDialog } from './use-liability-dialogs'

interface LiabilityDialogsProps {
  open: OpenDialog | null
  liabilities: readonly Liability[]
  onDelete: (liability: Liability) => void
  onClose: () => void
}

/** Renders the open dialog, if any. */
export function LiabilityDialogs({ open, liabilities, onDelete, onClose }: LiabilityDialogsProps) {
  if (!open) return null
  if (open.dialog === 'add') return <AddLiabilityDialog onClose={onClose} />
  if (open.dialog === 'import') return <ImportDebtsDialog liabilities={liabilities} onClose={onClose} />
  // Looked up on each render, so that the dialog shows the current balance.
  const liability = liabilities.find(({ id }) => id === open.id)
  if (!liability) return null
  if (open.dialog === 'edit') return <EditLiabilityDialog liability={liability} onClose={onClose} />
  if (open.dialog === 'delete') {
    return (
      <ConfirmDialog
        title={`Delete ${liabilityNaming(liability).name}?`}
        action="Delete"
        onConfirm={() => onDelete(liability)}
        onClose={onClose}
      >
        {`You still owe ${formatAmount(liability.remaining_amount)} on it. It leaves your totals and your plan.`}
      </ConfirmDialog>
    )
  }
  return <PaymentDialog liability={liability} onClose={onClose} />
}
