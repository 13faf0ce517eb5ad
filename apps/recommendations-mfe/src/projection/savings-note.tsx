import { liabilityNaming, type PlanInputs } from '@solvent/contracts'
import { monthsInWords } from '@solvent/money'
import type { SavingsOffer } from '@solvent/plan/answers'
import { Banner, Button, formatAmount, Inline } from '@solvent/ui'
import { useState } from 'react'
import { SchedulePayment } from '../plan/schedule-payment'

interface SavingsNoteProps {
  offer: SavingsOffer
  debts: PlanInputs['liabilities']
  /** Tries the payment as a what-if. */
  onTry: () => void
}

/** What paying debts from savings today would save, and a button that pays the first of them. */
export function SavingsNote({ offer, debts, onTry }: SavingsNoteProps) {
  const [isPaying, setPaying] = useState(false)
  const { amount, interest_saved, months_sooner, first } = offer
  const sooner = months_sooner > 0 ? ` and ends your debts ${monthsInWords(months_sooner)} sooner` : ''
  const debt = debts.find(({ id }) => id === first?.liability_id)
  return (
    <>
      <Banner
        tone="info"
        action={
          <Inline gap={2}>
            <Button onClick={onTry}>Try it</Button>
            {first && debt && (
              <Button onClick={() => setPaying(true)}>
                {`Pay ${formatAmount(first.amount)} on ${liabilityNaming(debt).name}`}
              </Button>
            )}
          </Inline>
        }
      >
        <strong>{`You could pay ${formatAmount(amount)} more today from your savings.`}</strong>
        {` That saves ${formatAmount(interest_saved)} in interest${sooner}.`}
      </Banner>
      {isPaying && first && debt && (
        <SchedulePayment debt={debt} amount={first.amount} fromSavings onClose={() => setPaying(false)} />
      )}
    </>
  )
}
