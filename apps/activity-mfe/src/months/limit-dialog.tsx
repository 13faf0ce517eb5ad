import { useContractForm } from '@solvent/api-client'
import { type MonthCategory, setLimit } from '@solvent/contracts'
import { FormDialog, parseNumber, useCategoryOptions } from '@solvent/screen-kit'
import { AmountField, CheckboxField, formatAmount, SelectField, useToast } from '@solvent/ui'

/** The value of the checkbox when it is checked. */
const CARRIES_OVER = 'carries_over'

/** The limit that is set. */
export interface OpenLimit {
  /** Null for any category without a limit. */
  category: string | null
  /** The limit before; null without one. */
  limit: MonthCategory['limit']
}

interface LimitDialogProps extends OpenLimit {
  /** The categories of the month. */
  categories: readonly MonthCategory[]
  onClose: () => void
}

/** Sets how much may be spent in a category each month. */
export function LimitDialog({ category, limit, categories, onClose }: LimitDialogProps) {
  const toast = useToast()
  const form = useContractForm({
    endpoint: setLimit,
    initial: {
      category: category ?? '',
      amount: limit?.amount.toFixed(2) ?? '',
      carries_over: limit?.carries_over ? CARRIES_OVER : '',
    },
    toBody: (values) => ({
      category: values.category,
      amount: parseNumber(values.amount),
      carries_over: values.carries_over === CARRIES_OVER,
    }),
    // All limits are one form, so a draft of one category would show in another.
    draftFields: [],
    failed: 'Failed to save the limit. Please try again.',
    onSent: () => {
      const amount = formatAmount(parseNumber(form.values.amount) ?? 0)
      toast.success(`Limit of ${amount} for ${form.values.category} saved`)
      onClose()
    },
  })
  const limited = categories.filter((one) => one.limit)
  const options = useCategoryOptions(['expense'], '').filter(
    (option) => !limited.some((one) => one.category === option.value),
  )
  const { value, onChange, ...carriesOver } = form.bind(
    'carries_over',
    'Carry over what is left or overspent',
  )
  return (
    <FormDialog
      title={category ? `${limit ? 'Change' : 'Set'} limit for ${category}` : 'Add limit'}
      form={form}
      action="Save"
      busyAction="Saving..."
      onClose={onClose}
    >
      {!category && (
        <SelectField
          {...form.bind('category', 'Category')}
          options={options}
          placeholder="Choose a category"
          required
        />
      )}
      <AmountField {...form.bind('amount', 'Limit a month')} required />
      <CheckboxField
        {...carriesOver}
        checked={value === CARRIES_OVER}
        onChange={(checked) => onChange(checked ? CARRIES_OVER : '')}
        hint="It raises or lowers what you can spend in the next month."
      />
    </FormDialog>
  )
}
