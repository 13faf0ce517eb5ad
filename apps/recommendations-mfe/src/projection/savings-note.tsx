import { monthsInWords } from '@solvent/money'
import type { SavingsOffer } from '@solvent/plan/answers'
import { Banner, Button, formatAmount } from '@solvent/ui'

interface SavingsNoteProps {
  offer: SavingsOffer
  /** Tries the payment as a what-if. */
  onTry: () => void
}

/** What paying debts from savings today would save. */
export function SavingsNote({ offer, onTry }: SavingsNoteProps) {
  const { amount, interest_saved, months_sooner } = offer
  const sooner = months_sooner > 0 ? ` and ends your debts ${monthsInWords(months_sooner)} sooner` : ''
  return (
    <Banner tone="info" action={<Button onClick={onTry}>Try it</Button>}>
      <strong>{`You could pay ${formatAmount(amount)} more today from your savings.`}</strong>
      {` That saves ${formatAmount(interest_saved)} in interest${sooner}.`}
    </Banner>
  )
}
