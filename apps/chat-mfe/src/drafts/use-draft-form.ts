import { useContractForm } from '@solvent/api-client'
import { assistantActions, confirmDraft } from '@solvent/contracts'
import { texts } from '../texts'
import type { DraftFormProps } from './draft-form'

/**
 * A form that saves a draft. `initial` has the initial form values, and `toFields` converts values to the fields of the
 * draft. Draft fields that are not in the form are preserved, unless the form `replaces` all of them.
 */
export function useDraftForm<Values extends Record<string, string | number>>(
  { draft, onSaved, onFailed }: DraftFormProps,
  initial: Values,
  toFields: (values: Values) => object,
  { replaces = false } = {},
) {
  return useContractForm({
    endpoint: confirmDraft,
    params: { id: draft.id },
    initial,
    part: { name: 'fields', shape: assistantActions[draft.kind] },
    toBody: (values) => ({ ...(!replaces && draft.fields), ...toFields(values) }),
    failed: texts.notSaved,
    onSent: onSaved,
    onFailed,
  })
}
