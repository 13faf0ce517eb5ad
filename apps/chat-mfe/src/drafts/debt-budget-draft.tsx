import { parseNumber } from '@solvent/screen-kit'
import { AmountField, TextField } from '@solvent/ui'
import { DraftForm, type DraftFormProps } from './draft-form'
import { amountOf, textOf } from './draft-values'
import { useDraftForm } from './use-draft-form'

/** The draft of what goes to debts each month: a share of the income or an amount. */
export function DebtBudgetDraft(props: DraftFormProps) {
  const { draft } = props
  const isShare = draft.fields.kind === 'share'
  const initial = { percent: textOf(draft, 'percent'), amount: amountOf(draft, 'amount') }
  const form = useDraftForm(props, initial, ({ percent, amount }) =>
    isShare ? { percent: parseNumber(percent) } : { amount: parseNumber(amount) },
  )
  return (
    <DraftForm {...props} form={form}>
      {isShare ? (
        <TextField {...form.bind('percent', 'Share of income (%)')} inputMode="numeric" required />
      ) : (
        <AmountField {...form.bind('amount', 'Amount a month')} required />
      )}
    </DraftForm>
  )
}
