import { today } from '@solvent/api-client'
import type { Liability } from '@solvent/contracts'
import { formatMinor } from '@solvent/money'
import { Button, Caption, Inline, Stack } from '@solvent/ui'
import { DebtFields } from './debt-fields'
import type { LiabilityForm } from './liability-form'
import { previewOf } from './liability-outlook'
import { LiabilityPreview } from './liability-preview'
import { isBill } from './liability-values'
import { PrioritySuggestion } from './priority-suggestion'
import { TermsFields } from './terms-fields'
import { useFocusOnNext } from './use-focus-on-next'

interface LiabilityFieldsProps {
  form: LiabilityForm
  /** The field name of the total in the request. */
  total: 'liability_amount' | 'total_amount'
  /** The liability being edited; undefined for a new one, or if it is not known. */
  liability?: Liability
}

/** The fields of a liability, with a preview of what it will cost. A new one asks for all terms only on request. */
export function LiabilityFields({ form, total, liability }: LiabilityFieldsProps) {
  const { values, set } = form
  const isShort = values.entry === 'short'
  const preview = previewOf(values, values[total], today(), liability)
  const fields = useFocusOnNext<HTMLDivElement>(isShort ? 0 : 1)

  function showTerms() {
    if (preview) {
      set('installments_total', String(preview.debt.count))
      // The short form of a bill asks for no total.
      if (isBill(values)) set(total, formatMinor(preview.debt.total))
    }
    set('entry', 'terms')
  }
  return (
    <>
      <div ref={fields}>
        <Stack>
          {isShort ? <DebtFields form={form} /> : <TermsFields form={form} total={total} preview={preview} />}
        </Stack>
      </div>
      <LiabilityPreview preview={preview} onStartFrom={(date) => set('due_date', date)} />
      {isShort && preview && isBill(values) && <Caption>This records a year of payments.</Caption>}
      <PrioritySuggestion
        liabilityType={values.liability_type}
        priority={values.priority_score}
        onTake={(priority) => set('priority_score', priority)}
      />
      {isShort && (
        <Inline>
          <Button variant="ghost" onClick={showTerms}>
            All terms
          </Button>
        </Inline>
      )}
    </>
  )
}
