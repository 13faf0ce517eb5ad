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

/** Compares the closing balance of the file with the books, and offers to correct them; debts are not corrected. */
export function BalanceCheck({ account, closing, inBooks, checked, onChange }: BalanceCheckProps) {
  const difference = backToMinor(inBooks) - backToMinor(closing.amount)
  const size = formatAmount(fromMinor(difference < 0n ? -difference : difference))
  const day = dateInWords(closing.on, today())
  const [ends, hold] =
    account.kind === 'asset'
      ? [`The file ends at ${formatAmount(closing.amount)} on ${day}.`, 'Your books would hold']
      : [`The file says that you owe ${formatAmount(closing.amount)} on ${day}.`, 'Your books would say']
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
    </div>
  )
}
