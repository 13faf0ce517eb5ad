import { type useContractForm, useRead } from '@solvent/api-client'
import {
  assetNaming,
  isCard,
  type Liability,
  liabilityNaming,
  listAssets,
  listLiabilities,
} from '@solvent/contracts'
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
  const targets = useTargets().filter(({ value }) => value !== from.key)
  const isListed = values.to_account === '' || targets.some(({ value }) => value === values.to_account)
  const options = isListed ? targets : [...targets, optionOf(values.to_account)]
  return (
    <>
      <Grid minColumn={11}>
        <AmountField {...bind('amount', 'Amount')} required />
        <DateField {...bind('occurred_on', 'Date')} max={lastDay} required />
        <SourceField {...bind('from_account', 'From')} chosen={from} {...choice} />
        <SelectField
          {...bind('to_account', 'To')}
          options={options}
          placeholder="Choose an account"
          required
        />
      </Grid>
      <TextField {...bind('note', 'Note (optional)')} maxLength={200} />
    </>
  )
}

/** All assets and cards by name. An asset with the name of a card comes first, as on the server. */
function useTargets() {
  const { data: owned } = useRead(listAssets, {})
  const { data: owed } = useRead(listLiabilities, {})
  const accounts = new Set((owned?.assets ?? []).map((asset) => assetNaming(asset).name))
  const cards = new Set((owed?.liabilities ?? []).filter(canBePaid).map((card) => liabilityNaming(card).name))
  return [
    ...[...accounts].map((name) => optionOf(name)),
    ...[...cards].filter((name) => !accounts.has(name)).map((name) => optionOf(name, 'Cards')),
  ]
}

function canBePaid(debt: Liability): boolean {
  return isCard(debt) && !debt.is_completed
}

function optionOf(name: string, group?: string) {
  return { value: name, label: name, group }
}
