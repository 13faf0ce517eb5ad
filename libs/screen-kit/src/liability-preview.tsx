import { Banner, Button, Caption, formatDate } from '@solvent/ui'
import type { Preview } from './liability-outlook'
import { outlookText, overdueText } from './outlook-text'

interface LiabilityPreviewProps {
  preview: Preview | null
  /** Takes another first due date. */
  onStartFrom: (date: string) => void
}

/** What the debt comes to as it is typed so far, and a warning where it begins with missed instalments. */
export function LiabilityPreview({ preview, onStartFrom }: LiabilityPreviewProps) {
  const { outlook = null, problem = null } = preview ?? {}
  const problemText = problem?.about === 'instalment' ? problem.message : null
  const start = outlook?.startWithoutOverdue
  return (
    <>
      <Caption role="status">{outlook ? outlookText(outlook) : problemText}</Caption>
      {outlook && start && outlook.overdue > 0 && (
        <Banner
          tone="warning"
          action={
            <Button small onClick={() => onStartFrom(start)}>
              {`Start from ${formatDate(start)}`}
            </Button>
          }
        >
          {overdueText(outlook.overdue)}
        </Banner>
      )}
    </>
  )
}
