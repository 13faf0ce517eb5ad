import { today } from '@solvent/api-client'
import type { recordExpense, recordRefund } from '@solvent/contracts'
import { SourceField, useSpendingAccounts } from '@solvent/payment'
import { CategoryField, FormDialog, parseNumber } from '@solvent/screen-kit'
import { AmountField, DateField, Grid, TextField } from '@solvent/ui'
import { PartFields, SplitButton } from './category-fields'
import { categoriesIn, spendingValues } from './spending-values'
import { type RecordFormProps, useRecordForm } from './use-record-form'

interface SpendingDialogProps extends RecordFormProps {
  kind: 'expense' | 'refund'
  endpoint: typeof recordExpense | typeof recordRefund
  /** The label of the account or card, and which account of an entry it is. */
  account: { label: string; of: 'from' | 'to' }
  description?: string
}

/** Records or corrects what is spent in a category, or comes back. */
export function SpendingDialog({
  kind,
  endpoint,
  account,
  description,
  entry,
  onClose,
}: SpendingDialogProps) {
  const { choice, accountNamed } = useSpendingAccounts()
  const { form, dialog } = useRecordForm({
    kind,
    endpoint,
    entry,
    initial: spendingValues(entry, account.of),
    toBody: (values) => ({
      amount: parseNumber(values.amount),
      occurred_on: values.occurred_on,
      account: accountNamed(values.account).key,
      note: values.note,
      ...categoriesIn(values),
    }),
    onClose,
  })
  const isSplit = form.values.split !== ''
  return (
    <FormDialog {...dialog} {...(description && { description })} disabled={!choice.sources}>
      <Grid minColumn={11}>
        <AmountField {...form.bind('amount', 'Amount')} required />
        <DateField {...form.bind('occurred_on', 'Date')} max={today()} required />
        {!isSplit && <CategoryField kind="expense" {...form.bind('category', 'Category')} required />}
        <SourceField
          {...form.bind('account', account.label)}
          chosen={accountNamed(form.values.account)}
          {...choice}
        />
      </Grid>
      {isSplit ? <PartFields form={form} /> : <SplitButton form={form} />}
      <TextField {...form.bind('note', 'Note (optional)')} maxLength={200} />
    </FormDialog>
  )
}
