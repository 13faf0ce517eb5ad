import { useContractForm } from '@solvent/api-client'
import { addLiability, type Liability } from '@solvent/contracts'
import {
  FormDialog,
  LiabilityFields,
  type LiabilityValues,
  standingProblem,
  toNewLiability,
} from '@solvent/screen-kit'
import { Button } from '@solvent/ui'
import type { ReactNode } from 'react'

interface NewLiabilityDialogProps {
  title: string
  description?: string | undefined
  initial: LiabilityValues
  /** Whether unsaved values are stored as a draft, which all forms of a new liability would share. */
  hasDraft: boolean
  /** The verb on the button that adds it. */
  action: string
  /** Goes on without adding it; without this, there is no button for that. */
  onSkip?: () => void
  onAdded: (liability: Liability) => void
  onClose: () => void
  /** A dialog over this one. */
  children?: ReactNode
}

/** The form of a new liability, in a dialog. Changes of `initial` after the first render are ignored. */
export function NewLiabilityDialog(props: NewLiabilityDialogProps) {
  const { title, description, initial, hasDraft, action, onSkip, onAdded, onClose, children } = props
  const form = useContractForm({
    endpoint: addLiability,
    initial,
    toBody: toNewLiability,
    check: standingProblem,
    draftFields: hasDraft ? 'all' : [],
    failed: 'Failed to add liability. Please try again.',
    failedOnly: true,
    onSent: onAdded,
  })
  // Without a draft, Cancel discards nothing: the dialog may stay open.
  const { startOver: _, ...withoutDraft } = form
  return (
    <FormDialog
      title={title}
      description={description}
      form={hasDraft ? form : withoutDraft}
      action={action}
      busyAction="Adding..."
      otherAction={
        onSkip && (
          <Button onClick={onSkip} disabled={form.busy}>
            Skip
          </Button>
        )
      }
      onClose={onClose}
    >
      <LiabilityFields form={form} total="liability_amount" />
      {children}
    </FormDialog>
  )
}
