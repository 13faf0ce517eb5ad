import { DateField, Disclosure, Grid, SelectField, Stack } from '@solvent/ui'
import { useState } from 'react'
import { DatedChangesFields } from './dated-changes-fields'
import { EarlyChargeFields } from './early-charge-fields'
import { FeeFields } from './fee-fields'
import { hasLenderTerms, hasMinimum } from './lender-terms-values'
import type { LiabilityForm } from './liability-form'
import { MinimumFields } from './minimum-fields'

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
        <DatedChangesFields form={form} list="rate_changes" />
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
        <FeeFields form={form} />
        {!hasMinimum(values) && (
          <>
            <DatedChangesFields form={form} list="installment_changes" />
            <EarlyChargeFields form={form} />
          </>
        )}
      </Stack>
    </Disclosure>
  )
}
