import { today, useContractForm } from '@solvent/api-client'
import { DEFAULT_PAYMENT_SOURCE, INCOME_CATEGORIES, recordIncome } from '@solvent/contracts'
import { AssetTypeField, chosenType, FormDialog, parseNumber, useUndo } from '@solvent/screen-kit'
import { AmountField, DateField, formatAmount, Grid, SelectField, TextField } from '@solvent/ui'
import { absoluteAmount } from '../entries/entry-amounts'

const categories = INCOME_CATEGORIES.map((value) => ({ value, label: value }))

/** The field values. The contract's `account` is the type of the asset that receives the income. */
type IncomeValues = {
  amount: string
  occurred_on: string
  account: string
  custom_type: string
  category: string
  note: string
}

function newIncome(): IncomeValues {
  const account = DEFAULT_PAYMENT_SOURCE
  return { amount: '', occurred_on: today(), account, custom_type: '', category: '', note: '' }
}

/** Records an income. */
export function IncomeDialog({ onClose }: { onClose: () => void }) {
  const undoable = useUndo()
  const form = useContractForm({
    endpoint: recordIncome,
    initial: newIncome(),
    toBody: ({ account, custom_type, amount, ...values }) => ({
      ...values,
      amount: parseNumber(amount),
      account: chosenType({ asset_type: account, custom_type }),
    }),
    draftFields: 'all',
    failed: 'Failed to record the income. Please try again.',
    onSent: (entry) => {
      const what = `income of ${formatAmount(absoluteAmount(entry))}`
      undoable(`Income of ${formatAmount(absoluteAmount(entry))} recorded`, { id: entry.id, what })
      onClose()
    },
  })
  const bindType = (name: 'asset_type' | 'custom_type', label: string) =>
    name === 'custom_type'
      ? form.bind(name, label)
      : form.bind('account', label === 'Asset type' ? 'Goes to' : label)
  return (
    <FormDialog
      title="Record income"
      form={form}
      action="Record income"
      busyAction="Recording..."
      onClose={onClose}
    >
      <Grid minColumn={11}>
        <AmountField {...form.bind('amount', 'Amount')} required />
        <DateField {...form.bind('occurred_on', 'Date received')} max={today()} required />
        <SelectField
          {...form.bind('category', 'Category')}
          options={categories}
          placeholder="Choose a category"
          required
        />
        <AssetTypeField bind={bindType} current={DEFAULT_PAYMENT_SOURCE} />
      </Grid>
      <TextField {...form.bind('note', 'Note (optional)')} maxLength={200} />
    </FormDialog>
  )
}
