import { type useContractForm, useRead } from '@solvent/api-client'
import { assetNaming, listAssets } from '@solvent/contracts'
import { AmountField, DateField, Grid, SelectField, TextField } from '@solvent/ui'
import { SourceField } from './source-field'
import { useAccounts } from './use-accounts'

/** The values of the fields. */
export type TransferValues = {
  amount: string
  occurred_on: string
  from_account: string
  to_account: string
  note: string
}

interface TransferFieldsProps {
  values: TransferValues
  bind: ReturnType<typeof useContractForm<never, TransferValues>>['bind']
  /** The latest day, YYYY-MM-DD. */
  lastDay: string
}

/** The fields of a transfer between two accounts. */
export function TransferFields({ values, bind, lastDay }: TransferFieldsProps) {
  const { choice, accountNamed } = useAccounts()
  const from = accountNamed(values.from_account)
  const targets = useNames().filter((name) => name !== from.key)
  const isListed = values.to_account === '' || targets.includes(values.to_account)
  const names = isListed ? targets : [...targets, values.to_account]
  return (
    <>
      <Grid minColumn={11}>
        <AmountField {...bind('amount', 'Amount')} required />
        <DateField {...bind('occurred_on', 'Date')} max={lastDay} required />
        <SourceField {...bind('from_account', 'From')} chosen={from} {...choice} />
        <SelectField
          {...bind('to_account', 'To')}
          options={names.map((name) => ({ value: name, label: name }))}
          placeholder="Choose an account"
          required
        />
      </Grid>
      <TextField {...bind('note', 'Note (optional)')} maxLength={200} />
    </>
  )
}

/** The names of all assets. */
function useNames(): string[] {
  const { data } = useRead(listAssets, {})
  return [...new Set((data?.assets ?? []).map((asset) => assetNaming(asset).name))]
}
