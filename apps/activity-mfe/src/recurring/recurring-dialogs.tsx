import type { Recurring, RecurringSuggestion } from '@solvent/contracts'
import { ConfirmDialog } from '@solvent/screen-kit'
import { MoveDialog } from './move-dialog'
import { RecurringDialog } from './recurring-dialog'
import type { Which } from './use-answers'

/** The dialog that is open, and what it is about. */
export type OpenRecurring =
  | { dialog: 'form'; recurring?: Recurring; suggestion?: RecurringSuggestion }
  | { dialog: 'move'; which: Which }
  | { dialog: 'delete'; recurring: Recurring }

interface RecurringDialogsProps {
  open: OpenRecurring | null
  onDelete: (recurring: Recurring) => void
  onClose: () => void
}

/** Renders the open dialog, if any. */
export function RecurringDialogs({ open, onDelete, onClose }: RecurringDialogsProps) {
  if (!open) return null
  if (open.dialog === 'move') return <MoveDialog which={open.which} onClose={onClose} />
  if (open.dialog === 'form') {
    return <RecurringDialog recurring={open.recurring} suggestion={open.suggestion} onClose={onClose} />
  }
  const { recurring } = open
  return (
    <ConfirmDialog
      title={`Delete ${recurring.name}?`}
      action="Delete"
      onConfirm={() => onDelete(recurring)}
      onClose={onClose}
    >
      It is no longer recorded, and we no longer ask for it. What it has recorded stays.
    </ConfirmDialog>
  )
}
