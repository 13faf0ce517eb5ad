import { useContractForm } from '@solvent/api-client'
import { type Plan, type PlanInputs, savePlanChoice } from '@solvent/contracts'
import { FormDialog, parseNumber } from '@solvent/screen-kit'
import { AmountField, formatAmount, useToast } from '@solvent/ui'
import { useDeferredValue, useMemo } from 'react'
import { cushionEffect } from './cushion-effect'

interface CushionDialogProps {
  plan: Plan
  /** What the effect is computed from; undefined while loading. */
  inputs: PlanInputs | undefined
  onClose: () => void
}

/** Sets what extra payments leave in the accounts, and shows what that means. */
export function CushionDialog({ plan, inputs, onClose }: CushionDialogProps) {
  const { chosen, proposed } = plan.cushion
  const toast = useToast()
  const form = useContractForm({
    endpoint: savePlanChoice,
    initial: { cushion: (chosen ?? proposed).toFixed(2) },
    // The contract may leave the cushion out, but this form may not.
    toBody: ({ cushion }) => ({ cushion: parseNumber(cushion) ?? '' }),
    draftFields: 'all',
    failed: 'Failed to save your cushion. Please try again.',
    onSent: () => {
      toast.success('Cushion saved.')
      onClose()
    },
  })
  const typed = useDeferredValue(form.values.cushion)
  const effect = useMemo(() => {
    const body = savePlanChoice.body.safeParse({ cushion: parseNumber(typed) })
    return inputs && body.data?.cushion !== undefined ? cushionEffect(inputs, body.data.cushion, plan) : ''
  }, [inputs, typed, plan])
  return (
    <FormDialog
      title="Your cushion"
      description="What should your accounts always keep? Extra payments never use it."
      form={form}
      action="Save"
      busyAction="Saving..."
      onClose={onClose}
    >
      <AmountField
        {...form.bind('cushion', 'Cushion')}
        hint={`We suggest ${formatAmount(proposed)}. Enter 0 for none.`}
        required
      />
      <p role="status">{effect}</p>
    </FormDialog>
  )
}
