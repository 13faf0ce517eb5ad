import { useContractForm } from '@solvent/api-client'
import { type BudgetRule, budgetRule, type Plan, type PlanInputs, savePlanChoice } from '@solvent/contracts'
import { FormDialog, parseNumber } from '@solvent/screen-kit'
import { AmountField, RadioGroupField, TextField, useToast } from '@solvent/ui'
import { useDeferredValue, useMemo } from 'react'
import { budgetEffect } from './budget-effect'

const kinds = [
  { value: 'share', label: 'A share of my income' },
  { value: 'amount', label: 'A fixed amount' },
] as const

type BudgetValues = { kind: BudgetRule['kind']; percent: string; amount: string }

/** The budget to open with, and the plan that it is for. */
type BudgetPlan = Pick<Plan, 'budget' | 'available_budget' | 'strategy' | 'reserve'>

function toValues({ budget, available_budget }: BudgetPlan): BudgetValues {
  return budget.kind === 'share'
    ? { kind: 'share', percent: String(budget.percent), amount: available_budget.toFixed(2) }
    : { kind: 'amount', percent: '70', amount: budget.amount.toFixed(2) }
}

function toRule({ kind, percent, amount }: BudgetValues): unknown {
  return kind === 'share' ? { kind, percent: parseNumber(percent) } : { kind, amount: parseNumber(amount) }
}

interface BudgetDialogProps {
  plan: BudgetPlan
  /** What the effect is computed from; undefined while loading. */
  inputs: PlanInputs | undefined
  onSaved?: () => void
  onClose: () => void
}

/** Sets how much may go to debts each month, and shows what that means. */
export function BudgetDialog({ plan, inputs, onSaved, onClose }: BudgetDialogProps) {
  const toast = useToast()
  const form = useContractForm({
    endpoint: savePlanChoice,
    part: { name: 'budget', shape: budgetRule },
    initial: toValues(plan),
    toBody: toRule,
    draftFields: 'all',
    failed: 'Failed to save your budget. Please try again.',
    onSent: () => {
      toast.success('Budget saved.')
      onSaved?.()
      onClose()
    },
  })
  const values = useDeferredValue(form.values)
  const effect = useMemo(() => {
    const rule = budgetRule.safeParse(toRule(values))
    return inputs && rule.success ? budgetEffect(inputs, rule.data, plan) : ''
  }, [inputs, values, plan])
  return (
    <FormDialog
      title="Monthly budget"
      description="How much can go to your debts each month?"
      form={form}
      action="Save"
      busyAction="Saving..."
      onClose={onClose}
    >
      <RadioGroupField {...form.bind('kind', 'Budget')} options={kinds} />
      {form.values.kind === 'share' ? (
        <TextField {...form.bind('percent', 'Share of income (%)')} inputMode="numeric" required />
      ) : (
        <AmountField {...form.bind('amount', 'Amount a month')} required />
      )}
      <p role="status">{effect}</p>
    </FormDialog>
  )
}
