import { today } from '@solvent/api-client'
import type { BankReview } from '@solvent/contracts'
import { backToMinor, dateInWords, fromMinor } from '@solvent/money'
import { Caption, CheckboxField, formatAmount } from '@solvent/ui'

interface BalanceCheckProps {
  account: BankReview['account']
  closing: NonNullable<BankReview['closing']>
  /** What the books will hold at the end of the closing day. */
  inBooks: number
  /** Whether the balance is corrected. */
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Compares a balance of the file, or that of today, with the books, and offers to correct them; not those of debts. */
export function BalanceCheck({ account, closing, inBooks, checked, onChange }: BalanceCheckProps) {
  const difference = backToMinor(inBooks) - backToMinor(closing.amount)
  const size = formatAmount(fromMinor(difference < 0n ? -difference : difference))
  const [ends, hold] = sentences(account, closing)
  if (difference === 0n) return <Caption>{`${ends} ${hold} the same.`}</Caption>
  const than = difference < 0n ? 'less' : 'more'
  return (
    <div>
      <p>{`${ends} ${hold} ${formatAmount(inBooks)}: ${size} ${than}.`}</p>
      {account.kind === 'asset' && (
        <CheckboxField
          label={`Correct the balance by ${size} before the first line`}
          checked={checked}
          onChange={onChange}
        />
      )}
      {closing.is_older && (
        <Caption>The file begins before you added this account, so its balance includes these lines.</Caption>
      )}
    </div>
  )
}

/** What the balance is, and the beginning of what the books would say. */
function sentences(
  account: BankReview['account'],
  { amount, on, of }: BalanceCheckProps['closing'],
): [ends: string, hold: string] {
  const day = dateInWords(on, today())
  if (account.kind === 'liability')
    return [`The file says that you owe ${formatAmount(amount)} on ${day}.`, 'Your books would say']
  return of === 'file'
    ? [`The file ends at ${formatAmount(amount)} on ${day}.`, 'Your books would hold']
    : [`The account holds ${formatAmount(amount)} today.`, 'With these lines it would hold']
}
