import { MAX_RATE_CHANGES } from '@solvent/contracts'
import { Button, DateField, Disclosure, Grid, Inline, SelectField, Stack, TextField } from '@solvent/ui'
import { useState } from 'react'
import { hasLenderTerms, rateChangeOf, withoutLastRateChange, withRateChange } from './lender-terms-values'
import type { LiabilityForm } from './liability-form'
import { MinimumFields } from './minimum-fields'
import { useFocusOnNext } from './use-focus-on-next'

const DAY_COUNTS = [
  { value: '', label: 'The same for each period' },
  { value: 'actual_365', label: 'By days (actual/365)' },
  { value: 'actual_360', label: 'By days (actual/360)' },
  { value: '30_360', label: 'By months of 30 days (30/360)' },
]

/** What few debts have: rates that change, deferred interest, a minimum, days as periods. Closed until needed. */
export function LenderTermsFields({ form }: { form: LiabilityForm }) {
  const { bind, values } = form
  const [isOpen, setOpen] = useState(hasLenderTerms(values) || values.credit_limit !== '')
  return (
    <Disclosure title="More terms" open={isOpen} onOpenChange={setOpen}>
      <Stack>
        <RateChanges form={form} />
        <Grid minColumn={11}>
          <DateField
            {...bind('lender_terms.deferred_until', 'Interest deferred until (optional)')}
            hint="No interest if you pay it off before this day, otherwise all of it."
          />
          <SelectField
            {...bind('lender_terms.day_count', 'How interest is counted')}
            options={DAY_COUNTS}
            hint="With any other of these terms, by days."
          />
        </Grid>
        <MinimumFields form={form} />
      </Stack>
    </Disclosure>
  )
}

function RateChanges({ form }: { form: LiabilityForm }) {
  const { bind, values, set } = form
  const count = Number(values.rate_changes)
  const fields = useFocusOnNext<HTMLDivElement>(count)
  const change = (changes: ReturnType<typeof withRateChange>) => {
    for (const [field, value] of changes) set(field, value)
  }
  return (
    <Stack>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a change is only its place in the form
        <div key={index} ref={index === count - 1 ? fields : undefined}>
          <Grid minColumn={11}>
            <DateField
              {...bind(`lender_terms.rate_changes.${index}.from`, `New rate ${index + 1} from`)}
              value={rateChangeOf(values, index).from}
              required
            />
            <TextField
              {...bind(`lender_terms.rate_changes.${index}.rate`, `New rate ${index + 1} (% per year)`)}
              value={rateChangeOf(values, index).rate}
              inputMode="decimal"
              required
            />
          </Grid>
        </div>
      ))}
      <Inline>
        {count < MAX_RATE_CHANGES && (
          <Button small onClick={() => change(withRateChange(values))}>
            {count === 0 ? 'Add a rate change' : 'Add another rate change'}
          </Button>
        )}
        {count > 0 && (
          <Button small variant="ghost" onClick={() => change(withoutLastRateChange(values))}>
            Remove the last one
          </Button>
        )}
      </Inline>
    </Stack>
  )
}
