import { today, useContractForm } from '@solvent/api-client'
import { moveScheduledPayment, type ScheduledPayment } from '@solvent/contracts'
import { dateInWords } from '@solvent/money'
import { TimingFields } from '@solvent/payment'
import { FormDialog } from '@solvent/screen-kit'
import { formatAmount, useToast } from '@solvent/ui'

interface MovePaymentDialogProps {
  payment: ScheduledPayment
  onClose: () => void
}

/** Moves a scheduled payment to another day. */
export function MovePaymentDialog({ payment, onClose }: MovePaymentDialogProps) {
  const toast = useToast()
  const { id, liability, amount, on, is_due, automatic } = payment
  const form = useContractForm({
    endpoint: moveScheduledPayment,
    params: { id },
    // A day that has passed is no choice.
    initial: { on: is_due ? '' : on, automatic: automatic ? 'record' : 'ask' },
    toBody: (values) => ({ on: values.on, automatic: values.automatic === 'record' }),
    draftFields: 'all',
    failed: 'Failed to move payment. Please try again.',
    onSent: (moved) => {
      toast.success(`Payment to ${liability} moved to ${dateInWords(moved.on, today())}`)
      onClose()
    },
  })
  return (
    <FormDialog
      title="Change payment day"
      description={`${formatAmount(amount)} to ${liability}`}
      form={form}
      action="Save"
      busyAction="Saving..."
      onClose={onClose}
    >
      <TimingFields bind={form.bind} />
    </FormDialog>
  )
}
