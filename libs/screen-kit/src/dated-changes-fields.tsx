import { MAX_TERM_CHANGES } from '@solvent/contracts'
import { AmountField, Button, DateField, Grid, Inline, Stack, TextField } from '@solvent/ui'
import {
  changeIn,
  type DatedList,
  fieldsOfChange,
  type NewValues,
  withChange,
  withoutLastChange,
} from './dated-changes'
import type { LiabilityForm } from './liability-form'
import { useFocusOnNext } from './use-focus-on-next'

const LABELS = {
  rate_changes: { add: 'Add a rate change', more: 'Add another rate change', one: 'New rate' },
  installment_changes: {
    add: 'Add an installment change',
    more: 'Add another installment change',
    one: 'New installment',
  },
} as const

interface DatedChangesProps {
  form: LiabilityForm
  list: DatedList
}

/** A list of what changes by date: a rate, or the installment. */
export function DatedChangesFields({ form, list }: DatedChangesProps) {
  const { values, set } = form
  const count = Number(values[list])
  const fields = useFocusOnNext<HTMLDivElement>(count)
  const change = (changes: NewValues) => {
    for (const [field, value] of changes) set(field, value)
  }
  return (
    <Stack>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a change is only its place in the form
        <div key={index} ref={index === count - 1 ? fields : undefined}>
          <ChangeFields form={form} list={list} index={index} />
        </div>
      ))}
      <Inline>
        {count < MAX_TERM_CHANGES && (
          <Button small onClick={() => change(withChange(values, list))}>
            {count === 0 ? LABELS[list].add : LABELS[list].more}
          </Button>
        )}
        {count > 0 && (
          <Button small variant="ghost" onClick={() => change(withoutLastChange(values, list))}>
            Remove the last one
          </Button>
        )}
      </Inline>
    </Stack>
  )
}

function ChangeFields({ form, list, index }: DatedChangesProps & { index: number }) {
  const { bind, values } = form
  const fields = fieldsOfChange(list, index)
  const { from, value } = changeIn(values, list, index)
  const label = `${LABELS[list].one} ${index + 1}`
  return (
    <Grid minColumn={11}>
      <DateField {...bind(fields.from, `${label} from`)} value={from} required />
      {list === 'rate_changes' ? (
        <TextField
          {...bind(fields.value, `${label} (% per year)`)}
          value={value}
          inputMode="decimal"
          required
        />
      ) : (
        <AmountField {...bind(fields.value, label)} value={value} required />
      )}
    </Grid>
  )
}
