import { today, useContractForm } from '@solvent/api-client'
import { EXPENSE_CATEGORIES, recordExpense } from '@solvent/contracts'
import { SourceField, useSpendingAccounts } from '@solvent/payment'
import { FormDialog, parseNumber, useUndo } from '@solvent/screen-kit'
import { AmountField, DateField, formatAmount, Grid, SelectField, TextField } from '@solvent/ui'
import { absoluteAmount } from '../entries/entry-amounts'

const categories = EXPENSE_CATEGORIES.map((value) => ({ value, label: value }))

/** Records an expense. */
export function ExpenseDialog({ onClose }: { onClose: () => void }) {
  const undoable = useUndo()
  const { choice, accountNamed } = useSpendingAccounts()
  const form = useContractForm({
    endpoint: recordExpense,
    initial: { amount: '', occurred_on: today(), account: '', category: '', note: '' },
    toBody: (values) => ({
      ...values,
      amount: parseNumber(values.amount),
      account: accountNamed(values.account).key,
    }),
    draftFields: 'all',
    failed: 'Failed to record the expense. Please try again.',
    onSent: (entry) => {
      const what = `expense of ${formatAmount(absoluteAmount(entry))}`
      undoable(`Expense of ${formatAmount(absoluteAmount(entry))} recorded`, { id: entry.id, what })
      onClose()
    },
  })
  return (
    <FormDialog
      title="Record expense"
      form={form}
      action="Record expense"
      busyAction="Recording..."
      disabled={!choice.sources}
      onClose={onClose}
    >
      <Grid minColumn={11}>
        <AmountField {...form.bind('amount', 'Amount')} required />
        <DateField {...form.bind('occurred_on', 'Date')} max={today()} required />
        <SelectField
          {...form.bind('category', 'Category')}
          options={categories}
          placeholder="Choose a category"
          required
        />
        <SourceField
          {...form.bind('account', 'Pay from')}
          chosen={accountNamed(form.values.account)}
          {...choice}
        />
      </Grid>
      <TextField {...form.bind('note', 'Note (optional)')} maxLength={200} />
    </FormDialog>
  )
}
