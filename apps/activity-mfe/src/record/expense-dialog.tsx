import { today } from '@solvent/api-client'
import { EXPENSE_CATEGORIES, recordExpense } from '@solvent/contracts'
import { SourceField, useSpendingAccounts } from '@solvent/payment'
import { FormDialog, parseNumber } from '@solvent/screen-kit'
import { AmountField, DateField, Grid, SelectField, TextField } from '@solvent/ui'
import { amountText, type RecordFormProps, useRecordForm } from './use-record-form'

const categories = EXPENSE_CATEGORIES.map((value) => ({ value, label: value }))

/** Records or corrects an expense. */
export function ExpenseDialog({ entry, onClose }: RecordFormProps) {
  const { choice, accountNamed } = useSpendingAccounts()
  const { form, dialog } = useRecordForm({
    kind: 'expense',
    endpoint: recordExpense,
    entry,
    initial: {
      amount: amountText(entry),
      occurred_on: entry?.occurred_on ?? today(),
      account: entry?.accounts.from ?? '',
      category: entry?.category ?? '',
      note: entry?.note ?? '',
    },
    toBody: (values) => ({
      ...values,
      amount: parseNumber(values.amount),
      account: accountNamed(values.account).key,
    }),
    onClose,
  })
  return (
    <FormDialog {...dialog} disabled={!choice.sources}>
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
