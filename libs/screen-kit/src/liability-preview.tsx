import { today } from '@solvent/api-client'
import { deferralText } from '@solvent/plan'
import { Banner, Button, Caption, formatDate } from '@solvent/ui'
import { formatMoney } from './format-money'
import type { Preview } from './liability-outlook'
import { fixedPaymentText, outlookText, overdueText } from './outlook-text'

interface LiabilityPreviewProps {
  preview: Preview | null
  /** Called with the first due date for which the next payment is today or later. */
  onStartFrom: (date: string) => void
}

/** What the debt will cost as entered so far, and a warning if it starts with overdue instalments. */
export function LiabilityPreview({ preview, onStartFrom }: LiabilityPreviewProps) {
  const { outlook = null, problem = null } = preview ?? {}
  const problemText = problem && problem.about !== 'installmentsPaid' ? problem.message : null
  const { deferral = null, inThreeYears = null } = outlook ?? {}
  return (
    <>
      <Caption role="status">{outlook ? outlookText(outlook) : problemText}</Caption>
      {deferral && preview && (
        <Banner tone="warning">
          {deferralText(deferral, preview.debt.frequency, { today: today(), money: formatMoney })}
        </Banner>
      )}
      {inThreeYears && <Banner tone="info">{fixedPaymentText(inThreeYears)}</Banner>}
      {outlook && outlook.overdue > 0 && (
        <Banner
          tone="warning"
          action={
            <Button small onClick={() => onStartFrom(outlook.withoutOverdue.firstDueDate)}>
              {`Start from ${formatDate(outlook.withoutOverdue.nextDueDate)}`}
            </Button>
          }
        >
          {overdueText(outlook.overdue)}
        </Banner>
      )}
    </>
  )
}
