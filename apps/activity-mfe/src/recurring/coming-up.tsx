import { today } from '@solvent/api-client'
import type { Occurrence, Recurring } from '@solvent/contracts'
import { monthInWords } from '@solvent/money'
import { Button, Card, color, font, Inline, SectionTitle, Stack } from '@solvent/ui'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { type ComingDay, comingDays } from './coming-days'
import { DayList } from './day-list'

/** The days that are shown until all are asked for. */
const SHOWN_DAYS = 6

const Month = styled.h3`
  color: ${color.textMuted};
  font: ${font.captionStrong};
`

interface ComingUpProps {
  recurring: readonly Recurring[]
  occurrences: readonly Occurrence[]
}

/** What comes back on the next days, by month; nothing if there is none. */
export function ComingUp({ recurring, occurrences }: ComingUpProps) {
  const title = useId()
  const [showsAll, setShowsAll] = useState(false)
  const all = comingDays(recurring, occurrences, today())
  const days = showsAll ? all : all.slice(0, SHOWN_DAYS)
  if (all.length === 0) return null
  const months = [...new Set(days.map(({ on }) => on.slice(0, 7)))]
  return (
    <section aria-labelledby={title}>
      <Stack>
        <SectionTitle id={title}>Coming up</SectionTitle>
        <Card>
          <Stack>
            {months.map((month) => (
              <MonthDays key={month} month={month} days={days.filter(({ on }) => on.startsWith(month))} />
            ))}
            {days.length < all.length && (
              <Inline>
                <Button small onClick={() => setShowsAll(true)}>
                  {`Show all ${all.length}`}
                </Button>
              </Inline>
            )}
          </Stack>
        </Card>
      </Stack>
    </section>
  )
}

function MonthDays({ month, days }: { month: string; days: readonly ComingDay[] }) {
  const id = useId()
  return (
    <div>
      <Month id={id}>{monthInWords(month)}</Month>
      <DayList labelledBy={id} days={days} />
    </div>
  )
}
