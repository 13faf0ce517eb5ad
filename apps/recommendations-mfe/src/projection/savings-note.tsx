import { liabilityNaming, type PlanInputs } from '@solvent/contracts'
import { monthsInWords } from '@solvent/money'
import type { SavingsOffer } from '@solvent/plan/answers'
import { Banner, Button, formatAmount, Inline } from '@solvent/ui'
import { type ComponentProps, useState } from 'react'
import { SchedulePayment } from '../plan/schedule-payment'

interface SavingsNoteProps {
  /** Null if savings would save nothing. */
  offer: SavingsOffer | null
  debts: PlanInputs['liabilities']
  /** Tries a payment of this amount as a what-if. */
  onTry: (amount: number) => void
}

type Paying = Omit<ComponentProps<typeof SchedulePayment>, 'onClose'>

/** What paying debts from savings today would save, and a button that pays the first of them. */
export function SavingsNote({ offer, debts, onTry }: SavingsNoteProps) {
  // Kept apart from the offer, which the payment changes while its dialog still shows the result.
  const [paying, setPaying] = useState<Paying | null>(null)
  return (
    <>
      {offer && <Offer offer={offer} debts={debts} onTry={onTry} onPay={setPaying} />}
      {paying && <SchedulePayment {...paying} fromSavings onClose={() => setPaying(null)} />}
    </>
  )
}

interface OfferProps extends SavingsNoteProps {
  offer: SavingsOffer
  onPay: (paying: Paying) => void
}

function Offer({ offer, debts, onTry, onPay }: OfferProps) {
  const { amount, interest_saved, months_sooner, first } = offer
  const sooner = months_sooner > 0 ? ` and ends your debts ${monthsInWords(months_sooner)} sooner` : ''
  const debt = debts.find(({ id }) => id === first?.liability_id)
  return (
    <Banner
      tone="info"
      action={
        <Inline gap={2}>
          <Button onClick={() => onTry(amount)}>Try it</Button>
          {first && debt && (
            <Button onClick={() => onPay({ debt, amount: first.amount })}>
              {`Pay ${formatAmount(first.amount)} on ${liabilityNaming(debt).name}`}
            </Button>
          )}
        </Inline>
      }
    >
      <strong>{`You could pay ${formatAmount(amount)} more today from your savings.`}</strong>
      {` That saves ${formatAmount(interest_saved)} in interest${sooner}.`}
    </Banner>
  )
}
