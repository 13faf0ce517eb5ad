import { SourceField, useAccounts, useSpendingAccounts } from '@solvent/payment'

interface AccountFieldProps {
  label: string
  name: string
  value: string
  error: string | undefined
  onChange: (account: string) => void
}

/** Selects an account or a card for an expense. */
export function SpendingAccountField({ value, ...field }: AccountFieldProps) {
  const { choice, accountNamed } = useSpendingAccounts()
  return <SourceField {...field} {...choice} chosen={accountNamed(value)} />
}

/** Selects an account with its balance. The draft's account is offered even if it is empty. */
export function AccountField({ value, ...field }: AccountFieldProps) {
  const { choice, accountNamed } = useAccounts()
  return <SourceField {...field} {...choice} chosen={accountNamed(value)} />
}
