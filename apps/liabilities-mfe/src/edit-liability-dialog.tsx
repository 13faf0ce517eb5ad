import { useContractForm } from '@solvent/api-client'
import { type Liability, liabilityNaming, updateLiability } from '@solvent/contracts'
import {
  FormDialog,
  LiabilityFields,
  parseNumber,
  standingProblem,
  toFormValues,
  toTerms,
} from '@solvent/screen-kit'
import { useToast } from '@solvent/ui'

interface EditLiabilityDialogProps {
  liability: Liability
  onClose: () => void
}

/** Edits the terms of a liability. */
export function EditLiabilityDialog({ liability, onClose }: EditLiabilityDialogProps) {
  const toast = useToast()
  const form = useContractForm({
    endpoint: updateLiability,
    params: { id: liability.id },
    initial: toFormValues(liability),
    toBody: (values) => ({ ...toTerms(values), total_amount: parseNumber(values.total_amount) }),
    check: standingProblem,
    draftFields: 'all',
    failed: 'Failed to update liability. Please try again.',
    failedOnly: true,
    onSent: (saved) => {
      toast.success(`${liabilityNaming(saved).name} updated`)
      onClose()
    },
  })
  return (
    <FormDialog
      title="Edit liability"
      form={form}
      action="Save Changes"
      busyAction="Saving..."
      onClose={onClose}
    >
      <LiabilityFields form={form} total="total_amount" liability={liability} />
    </FormDialog>
  )
}
