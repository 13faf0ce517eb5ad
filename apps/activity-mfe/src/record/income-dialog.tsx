import { today } from '@solvent/api-client'
import { DEFAULT_PAYMENT_SOURCE, recordIncome } from '@solvent/contracts'
import { AssetTypeField, CategoryField, chosenType, FormDialog, parseNumber } from '@solvent/screen-kit'
import { AmountField, DateField, Grid, TextField } from '@solvent/ui'
import { amountText, type RecordFormProps, useRecordForm } from './use-record-form'

/** The field values. The contract's `account` is the type of the asset that receives the income. */
type IncomeValues = {
  amount: string
  occurred_on: string
  account: string
  custom_type: string
  category: string
  note: string
}

/** Records or corrects an income. */
export function IncomeDialog({ entry, onClose }: RecordFormProps) {
  const account = entry?.accounts.to ?? DEFAULT_PAYMENT_SOURCE
  const initial: IncomeValues = {
    amount: amountText(entry),
    occurred_on: entry?.occurred_on ?? today(),
    account,
    custom_type: '',
    category: entry?.category ?? '',
    note: entry?.note ?? '',
  }
  const { form, dialog } = useRecordForm({
    kind: 'income',
    endpoint: recordIncome,
    entry,
    initial,
    toBody: ({ account, custom_type, amount, ...values }) => ({
      ...values,
      amount: parseNumber(amount),
      account: chosenType({ asset_type: account, custom_type }),
    }),
    onClose,
  })
  const bindType = (name: 'asset_type' | 'custom_type', label: string) =>
    name === 'custom_type'
      ? form.bind(name, label)
      : form.bind('account', label === 'Asset type' ? 'Goes to' : label)
  return (
    <FormDialog {...dialog}>
      <Grid minColumn={11}>
        <AmountField {...form.bind('amount', 'Amount')} required />
        <DateField {...form.bind('occurred_on', 'Date received')} max={today()} required />
        <CategoryField kind="income" {...form.bind('category', 'Category')} required />
        <AssetTypeField bind={bindType} current={account} />
      </Grid>
      <TextField {...form.bind('note', 'Note (optional)')} maxLength={200} />
    </FormDialog>
  )
}
