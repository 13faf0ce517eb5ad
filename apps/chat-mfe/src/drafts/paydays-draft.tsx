import { assistantActions } from '@solvent/contracts'
import { PaydaysFields, toPaySchedule, toPayValues } from '@solvent/screen-kit'
import { Stack } from '@solvent/ui'
import { DraftForm, type DraftFormProps } from './draft-form'
import { useDraftForm } from './use-draft-form'

/** The draft of when the income is paid. */
export function PaydaysDraft(props: DraftFormProps) {
  const proposed = assistantActions.set_paydays.safeParse(props.draft.fields)
  const form = useDraftForm(props, toPayValues(proposed.data ?? null), toPaySchedule, { replaces: true })
  return (
    <DraftForm {...props} form={form}>
      <Stack>
        <PaydaysFields values={form.values} bind={form.bind} />
      </Stack>
    </DraftForm>
  )
}
