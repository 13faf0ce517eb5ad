import type { Recurring } from '@solvent/contracts'
import { formatAmount, formatChange } from '@solvent/ui'

/** The amount with the sign of what it does to the account; what is only moved has none. */
export function signedAmount({ kind, amount }: Pick<Recurring, 'kind' | 'amount'>): string {
  if (kind === 'transfer') return formatAmount(amount)
  return formatChange(kind === 'income' ? amount : 0 - amount)
}

/** `Cash`, or for a transfer `Cash to Savings Account`. */
export function accountsOf({ account, to_account }: Pick<Recurring, 'account' | 'to_account'>): string {
  return to_account === null ? account : `${account} to ${to_account}`
}
