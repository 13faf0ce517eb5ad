import { SourceField, TransferAccountFields, useSpendingAccounts } from '@solvent/payment'
import { AssetTypeField } from '@solvent/screen-kit'
import type { RecurringForm } from './recurring-form'

/** The accounts of what comes back, as the record forms ask for them. */
export function AccountFields({ form }: { form: RecurringForm }) {
  const { choice, accountNamed } = useSpendingAccounts()
  const { kind, account } = form.values
  if (kind === 'transfer') {
    return (
      <TransferAccountFields from={form.bind('from_account', 'From')} to={form.bind('to_account', 'To')} />
    )
  }
  if (kind === 'expense') {
    return <SourceField {...form.bind('account', 'Pay from')} chosen={accountNamed(account)} {...choice} />
  }
  const bindType = (name: 'asset_type' | 'custom_type', label: string) =>
    name === 'custom_type'
      ? form.bind(name, label)
      : form.bind('account', label === 'Asset type' ? 'Goes to' : label)
  return <AssetTypeField bind={bindType} current={account} />
}
