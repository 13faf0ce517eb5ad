import { useContractForm } from '@solvent/api-client'
import { addLiability, liabilityNaming } from '@solvent/contracts'
import {
  FormDialog,
  LiabilityFields,
  newLiability,
  standingProblem,
  toNewLiability,
} from '@solvent/screen-kit'
import { useToast } from '@solvent/ui'

/** Adds a liability. */
export function AddLiabilityDialog({ onClose }: { onClose: () => void }) {
  const toast = useToast()
  const form = useContractForm({
    endpoint: addLiability,
    initial: newLiability(),
    toBody: toNewLiability,
    check: standingProblem,
    draftFields: 'all',
    failed: 'Failed to add liability. Please try again.',
    failedOnly: true,
    onSent: (saved) => {
      toast.success(`${liabilityNaming(saved).name} added`)
      onClose()
    },
  })
  return (
    <FormDialog
      title="Add Liability"
      form={form}
      action="Add Liability"
      busyAction="Adding..."
      onClose={onClose}
    >
      <LiabilityFields form={form} total="liability_amount" />
    </FormDialog>
  )
}
