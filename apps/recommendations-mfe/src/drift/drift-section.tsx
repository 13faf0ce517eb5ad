import { useRead } from '@solvent/api-client'
import { getPlanDrift } from '@solvent/contracts'
import { addDays, isDate } from '@solvent/money'
import { Caption, Card, DateField, SectionTitle, Stack } from '@solvent/ui'
import { useState } from 'react'
import { DriftTable } from './drift-table'

/** Why the debt-free month moved since a day; nothing while there is no earlier plan to compare with. */
export function DriftSection({ today }: { today: string }) {
  const [day, setDay] = useState('')
  const [asked, setAsked] = useState<string>()
  const { data } = useRead(getPlanDrift, { query: { since: asked } }, { keepPrevious: true })
  if (!data?.drift || data.since === null) return null
  const { drift, since: compared, first_day } = data
  const problem = problemOf(day, today)

  const choose = (chosen: string) => {
    setDay(chosen)
    if (problemOf(chosen, today)) return
    // Whoever types a year passes through others, such as 0002: a day before the first plan is compared with that one.
    const isTooEarly = first_day !== null && chosen !== '' && chosen < first_day
    setAsked(isTooEarly ? first_day : chosen || undefined)
  }

  return (
    <Stack>
      <SectionTitle>Why the date moved</SectionTitle>
      <Card>
        <Stack gap={3}>
          <p role="status">{drift.text}</p>
          <DateField
            label="Since"
            value={day === '' ? compared : day}
            onChange={choose}
            max={addDays(today, -1)}
            error={problem}
          />
          {day !== '' && !problem && day !== compared && (
            <Caption>There is no plan of that day. The nearest one is compared with.</Caption>
          )}
        </Stack>
      </Card>
      {drift.parts.length > 0 && <DriftTable drift={drift} />}
    </Stack>
  )
}

function problemOf(day: string, today: string): string | undefined {
  if (day === '' || (isDate(day) && day < today)) return undefined
  return 'Choose a day before today.'
}
