import { FormDialog } from '@solvent/screen-kit'
import { DateField, formatAmount, formatDate, SelectField } from '@solvent/ui'
import { useState } from 'react'
import type { EventRow } from './event-rows'
import { shortDay } from './short-day'
import { trialDays } from './use-trial-days'

interface TrialDayDialogProps {
  /** The payments that can be moved. */
  rows: readonly EventRow[]
  today: string
  onMove: (row: EventRow, day: string) => void
  onClose: () => void
}

/** Asks for another day of one of the payments, to see what happens then. */
export function TrialDayDialog({ rows, today, onMove, onClose }: TrialDayDialogProps) {
  const [key, setKey] = useState(rows[0]?.key ?? '')
  const [day, setDay] = useState('')
  const [error, setError] = useState<string>()
  const row = rows.find((one) => one.key === key)
  const range = row && trialDays(row, today)

  function submit() {
    if (!row || !range) return
    if (day >= range.first && day <= range.last) {
      onMove(row, day)
      onClose()
    } else setError(`Choose a day from ${formatDate(range.first)} to ${formatDate(range.last)}.`)
  }
  return (
    <FormDialog
      title="Try another day"
      description="See what your accounts hold if you pay on another day. Nothing is saved."
      form={{ submit, busy: false, error: undefined }}
      action="Show"
      busyAction="Show"
      onClose={onClose}
    >
      <SelectField
        label="Payment"
        value={key}
        onChange={setKey}
        options={rows.map((one) => ({
          value: one.key,
          label: `${one.name}, ${formatAmount(-one.amount)} on ${shortDay(one.on)}`,
        }))}
      />
      <DateField
        label="Payment date"
        value={day}
        onChange={setDay}
        min={range?.first}
        max={range?.last}
        error={error}
        required
      />
    </FormDialog>
  )
}
