import { useEffect, useState } from 'react'
import {
  clearFormDraft,
  type FormValues,
  formDraftKey,
  readFormDraft,
  saveFormDraft,
} from '../drafts/form-draft'
import { currentPerson } from '../session/session'

interface FormDraftOptions<V extends FormValues> {
  /** The name of the form and the record that it edits. */
  form: string
  /** The values without a draft. Changes after the first render are ignored. */
  initial: V
  /** The fields to store; none for a form without drafts. */
  fields: readonly (keyof V & string)[]
}

/**
 * The values of a form, with a draft for this tab and user. The draft survives a closed dialog, a reload and the end of
 * the session, until it is saved, canceled or discarded.
 */
export function useFormDraft<V extends FormValues>({ form, initial, fields }: FormDraftOptions<V>) {
  const [first] = useState({ initial, fields })
  const [key] = useState(() => {
    const person = currentPerson()
    return person === null || fields.length === 0 ? null : formDraftKey(person, form)
  })
  const [values, setValues] = useState<V>(() => ({
    ...initial,
    ...(key !== null && readFormDraft(key, initial, fields)),
  }))
  const [isRestored, setRestored] = useState(() => fields.some((field) => values[field] !== initial[field]))

  useEffect(() => {
    if (key !== null) saveFormDraft(key, first.initial, values, first.fields)
  }, [key, first, values])

  function clear() {
    if (key !== null) clearFormDraft(key)
  }

  function discard() {
    // Also if the form is unmounted in the same tick, before the effect runs.
    clear()
    setValues(first.initial)
    setRestored(false)
  }

  return { values, setValues, isRestored, clear, discard }
}
