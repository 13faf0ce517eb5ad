import { today, useRead } from '@solvent/api-client'
import { listRecurring } from '@solvent/contracts'
import { Card, SectionTitle, Stack } from '@solvent/ui'
import { useId } from 'react'
import { comingDays } from '../recurring/coming-days'
import { DayList } from '../recurring/day-list'

/** What comes back on the days that are left of the current month, `YYYY-MM`; nothing if there is none. */
export function RecurringThisMonth({ month }: { month: string }) {
  const { data } = useRead(listRecurring, {})
  const title = useId()
  if (!data) return null
  const days = comingDays(data.recurring, data.occurrences, today()).filter(({ on }) => on.startsWith(month))
  if (days.length === 0) return null
  return (
    <section aria-labelledby={title}>
      <Stack>
        <SectionTitle id={title}>Recurring this month</SectionTitle>
        <Card>
          <DayList labelledBy={title} days={days} />
        </Card>
      </Stack>
    </section>
  )
}
