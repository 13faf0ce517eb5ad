import { useContractForm } from '@solvent/api-client'
import { type PaySchedule, paySchedule, savePlanChoice } from '@solvent/contracts'
import { useToast } from '@solvent/ui'
import { FormDialog } from '../form-dialog'
import { toPaySchedule, toPayValues } from './pay-values'
import { PaydaysFields } from './paydays-fields'

interface PaydaysDialogProps {
  pay: PaySchedule | null
  onClose: () => void
}

/** Sets when the income is paid. */
export function PaydaysDialog({ pay, onClose }: PaydaysDialogProps) {
  const toast = useToast()
  const form = useContractForm({
    endpoint: savePlanChoice,
    part: { name: 'pay', shape: paySchedule },
    initial: toPayValues(pay),
    toBody: toPaySchedule,
    check: ({ kind }) => (kind === '' ? 'Choose how often you are paid.' : null),
    draftFields: 'all',
    failed: 'Failed to save your paydays. Please try again.',
    onSent: () => {
      toast.success('Paydays saved.')
      onClose()
    },
  })
  return (
    <FormDialog
      title="Your paydays"
      description="Your plan then pays on days when the money is there."
      form={form}
      action="Save"
      busyAction="Saving..."
      onClose={onClose}
    >
      <PaydaysFields values={form.values} bind={form.bind} />
    </FormDialog>
  )
}
