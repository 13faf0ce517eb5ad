import type { BankReview } from '@solvent/contracts'
import { Banner, Caption, EmptyState, Progress, Stack, space } from '@solvent/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { BalanceCheck } from './balance-check'
import { countedEntries, countedLines, progressOf } from './count-words'
import { GroupFilter } from './group-filter'
import { ReviewGrid } from './review-grid'
import type { ReviewScreen } from './use-review-screen'

const Scroller = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow-y: auto;
  /* Room for the focus rings of the filters. */
  padding: ${space[1]};
`

interface ReviewStepProps {
  bankReview: BankReview
  fileName: string
  screen: ReviewScreen
}

/** Every line of the file beside the books, to change before it is imported. */
export function ReviewStep({ bankReview, fileName, screen }: ReviewStepProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const { review, shown, group, setGroup, failure, written, total } = screen
  if (bankReview.lines.length === 0)
    return <EmptyState title="No lines to import" text={`${fileName} has no lines with an amount.`} />
  const isSaving = written !== null
  return (
    <>
      {failure && <Banner tone="error">{failure}</Banner>}
      {isSaving && (
        <Progress label="Importing" value={written} max={total} text={progressOf(written, total)} />
      )}
      <Scroller ref={setScroller} inert={isSaving}>
        <Stack>
          <Summary screen={screen} bankReview={bankReview} />
          <GroupFilter states={review.states} group={group} onGroup={setGroup} />
          {shown.length === 0 ? (
            <Caption role="status">No lines of this kind.</Caption>
          ) : (
            <ReviewGrid key={group} screen={screen} scroller={scroller} label={`Lines of ${fileName}`} />
          )}
        </Stack>
      </Scroller>
    </>
  )
}

function Summary({ screen, bankReview }: Pick<ReviewStepProps, 'screen' | 'bankReview'>) {
  const { review, correctsBalance, setCorrectsBalance, existing } = screen
  const { closing, account, label, lines } = bankReview
  return (
    <Stack gap={2}>
      <Caption>
        {`${countedLines(lines.length)} for ${label}.`}
        {existing > 0 && ` ${countedEntries(existing)} that you recorded will be linked to its line.`}
      </Caption>
      {closing && review.inBooks !== null && (
        <BalanceCheck
          account={account}
          closing={closing}
          inBooks={review.inBooks}
          checked={correctsBalance}
          onChange={setCorrectsBalance}
        />
      )}
    </Stack>
  )
}
