import { useContractForm } from '@solvent/api-client'
import { assistantActions, confirmDraft } from '@solvent/contracts'
import { texts } from '../texts'
import type { DraftFormProps } from './draft-form'

/**
 * A form that saves a draft. `initial` is what its fields hold at first and `toFields` makes the fields of its kind from
 * them; what the draft knows beyond the form is kept.
 */
export function useDraftForm<Values extends Record<string, string | number>>(
  { draft, onSaved, onFailed }: DraftFormProps,
  initial: Values,
  toFields: (values: Values) => object,
) {
  return useContractForm({
    endpoint: confirmDraft,
    params: { id: draft.id },
    initial,
    part: { name: 'fields', shape: assistantActions[draft.kind] },
    toBody: (values) => ({ ...draft.fields, ...toFields(values) }),
    failed: texts.notSaved,
    onSent: onSaved,
    onFailed,
  })
}
