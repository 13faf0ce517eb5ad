import { useRead } from '@solvent/api-client'
import { getPlanDrift } from '@solvent/contracts'
import { addDays, isDate } from '@solvent/money'
import { Caption, Card, DateField, SectionTitle, Stack } from '@solvent/ui'
import { useState } from 'react'
import { DriftTable } from './drift-table'

/** Why the debt-free month moved since a day; renders nothing without an earlier plan. */
export function DriftSection({ today }: { today: string }) {
  // Null until a day is chosen; empty while it is incomplete.
  const [day, setDay] = useState<string | null>(null)
  const [requestedDay, setRequestedDay] = useState<string>()
  const { data } = useRead(getPlanDrift, { query: { since: requestedDay } }, { keepPrevious: true })
  if (!data?.drift || data.since === null) return null
  const { drift, since: compared, first_day } = data
  const shown = day ?? compared
  const problem = problemOf(shown, today)

  const choose = (chosen: string) => {
    setDay(chosen)
    if (chosen === '' || problemOf(chosen, today)) return
    // Typing a year passes through others, such as 0002: a day before the first plan uses the first plan.
    setRequestedDay(first_day !== null && chosen < first_day ? first_day : chosen)
  }

  return (
    <Stack>
      <SectionTitle>Why your debt-free date changed</SectionTitle>
      <Card>
        <Stack gap={3}>
          <p role="status">{drift.text}</p>
          <DateField label="Since" value={shown} onChange={choose} max={addDays(today, -1)} error={problem} />
          {shown !== '' && !problem && shown !== compared && (
            <Caption>There is no plan for that day, so we compare with the nearest one.</Caption>
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
