import { today, useRead } from '@solvent/api-client'
import { listRecurring } from '@solvent/contracts'
import { occurrenceQuestion } from '@solvent/screen-kit'
import { Banner } from '@solvent/ui'
import { PanelLink } from './panel-link'

/** The first recurring entry that waits for an answer, and how many more there are; nothing without any. */
export function WaitingNotice() {
  const { data } = useRead(listRecurring, {})
  const [first, ...others] = data?.occurrences.filter(({ is_due }) => is_due) ?? []
  if (!first) return null
  const more = others.length > 0 ? ` And ${others.length} more.` : ''
  return (
    <Banner tone="info" action={<PanelLink to="/activity?tab=recurring">Answer</PanelLink>}>
      {`${occurrenceQuestion(first, today())}${more}`}
    </Banner>
  )
}
