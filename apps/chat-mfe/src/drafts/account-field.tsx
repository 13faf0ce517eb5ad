import { SourceField, useAccounts } from '@solvent/payment'

interface AccountFieldProps {
  label: string
  name: string
  value: string
  error: string | undefined
  onChange: (account: string) => void
}

/** Selects an account with its balance. The draft's account is offered even if it is empty. */
export function AccountField({ value, ...field }: AccountFieldProps) {
  const { choice, accountNamed } = useAccounts()
  return <SourceField {...field} {...choice} chosen={accountNamed(value)} />
}
