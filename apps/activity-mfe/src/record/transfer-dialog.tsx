import { today } from '@solvent/api-client'
import { recordTransfer } from '@solvent/contracts'
import { TransferFields, type TransferValues, useAccounts } from '@solvent/payment'
import { FormDialog, parseNumber } from '@solvent/screen-kit'
import { amountText, type RecordFormProps, useRecordForm } from './use-record-form'

/** Records or corrects a transfer between two accounts. */
export function TransferDialog({ entry, onClose }: RecordFormProps) {
  const { choice, accountNamed } = useAccounts()
  const initial: TransferValues = {
    amount: amountText(entry),
    occurred_on: entry?.occurred_on ?? today(),
    from_account: entry?.accounts.from ?? '',
    to_account: entry?.accounts.to ?? '',
    note: entry?.note ?? '',
  }
  const { form, dialog } = useRecordForm({
    kind: 'transfer',
    endpoint: recordTransfer,
    entry,
    initial,
    toBody: (values) => ({
      ...values,
      amount: parseNumber(values.amount),
      from_account: accountNamed(values.from_account).key,
    }),
    onClose,
  })
  return (
    <FormDialog {...dialog} disabled={!choice.sources}>
      <TransferFields bind={form.bind} lastDay={today()} />
    </FormDialog>
  )
}
