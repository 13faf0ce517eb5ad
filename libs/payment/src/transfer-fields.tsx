import type { useContractForm } from '@solvent/api-client'
import { AmountField, DateField, Grid, TextField } from '@solvent/ui'
import { TransferAccountFields } from './transfer-account-fields'

/** The values of the fields. */
export type TransferValues = {
  amount: string
  occurred_on: string
  from_account: string
  to_account: string
  note: string
}

interface TransferFieldsProps {
  bind: ReturnType<typeof useContractForm<never, TransferValues>>['bind']
  /** The latest day, YYYY-MM-DD. */
  lastDay: string
}

/** The fields of a transfer between two accounts. */
export function TransferFields({ bind, lastDay }: TransferFieldsProps) {
  return (
    <>
      <Grid minColumn={11}>
        <AmountField {...bind('amount', 'Amount')} required />
        <DateField {...bind('occurred_on', 'Date')} max={lastDay} required />
        <TransferAccountFields from={bind('from_account', 'From')} to={bind('to_account', 'To')} />
      </Grid>
      <TextField {...bind('note', 'Note (optional)')} maxLength={200} />
    </>
  )
}
