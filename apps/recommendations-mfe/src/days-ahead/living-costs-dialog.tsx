import { useContractForm } from '@solvent/api-client'
import { type PlanInputs, savePlanChoice } from '@solvent/contracts'
import { FormDialog, parseNumber } from '@solvent/screen-kit'
import { AmountField, formatAmount, useToast } from '@solvent/ui'

interface LivingCostsDialogProps {
  inputs: PlanInputs
  /** What counts if nothing is entered: a decimal, and where it comes from. */
  assumed: { amount: number; source: string }
  onClose: () => void
}

/** Sets what is spent on living in a month. */
export function LivingCostsDialog({ inputs, assumed, onClose }: LivingCostsDialogProps) {
  const toast = useToast()
  const form = useContractForm({
    endpoint: savePlanChoice,
    initial: { living_costs: inputs.living_costs?.toFixed(2) ?? '' },
    toBody: ({ living_costs }) => ({ living_costs: parseNumber(living_costs) ?? null }),
    draftFields: 'all',
    failed: 'Failed to save your living costs. Please try again.',
    onSent: () => {
      toast.success('Living costs saved.')
      onClose()
    },
  })
  return (
    <FormDialog
      title="Living costs"
      description="What do you spend in a month, besides your debts? We spread it evenly over the days."
      form={form}
      action="Save"
      busyAction="Saving..."
      onClose={onClose}
    >
      <AmountField
        {...form.bind('living_costs', 'Living costs a month (optional)')}
        hint={`Left empty, it is ${assumed.source}: ${formatAmount(assumed.amount)}.`}
      />
    </FormDialog>
  )
}
