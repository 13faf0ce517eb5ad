import { today, useContractForm } from '@solvent/api-client'
import { MAX_DAYS_AHEAD, moveOccurrence } from '@solvent/contracts'
import { addDays, dateInWords } from '@solvent/money'
import { FormDialog } from '@solvent/screen-kit'
import { DateField, formatAmount, useToast } from '@solvent/ui'
import type { Which } from './use-answers'

interface MoveDialogProps {
  which: Which
  onClose: () => void
}

/** Moves one occurrence to another day; the others keep theirs. */
export function MoveDialog({ which, onClose }: MoveDialogProps) {
  const toast = useToast()
  const { recurring_id: id, due_on, name, amount, on, is_due } = which
  const form = useContractForm({
    endpoint: moveOccurrence,
    params: { id },
    // A day that has passed is no choice.
    initial: { on: is_due ? '' : on },
    toBody: (values) => ({ due_on, on: values.on }),
    failed: `Failed to move ${name}. Please try again.`,
    onSent: () => {
      toast.success(`${name} moved to ${dateInWords(form.values.on, today())}`)
      onClose()
    },
  })
  return (
    <FormDialog
      title={`Move ${name}`}
      description={`${formatAmount(amount)} of ${dateInWords(due_on, today())}. Only this one is moved.`}
      form={form}
      action="Save"
      busyAction="Saving..."
      onClose={onClose}
    >
      <DateField
        {...form.bind('on', 'New date')}
        min={addDays(today(), 1)}
        max={addDays(today(), MAX_DAYS_AHEAD)}
        required
      />
    </FormDialog>
  )
}
