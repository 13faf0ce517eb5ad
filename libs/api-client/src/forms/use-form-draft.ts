import { useEffect, useState } from 'react'
import { type FormValues, forgetTyping, keepTyping, keptTyping, typingKey } from '../drafts/form-draft'
import { currentPerson } from '../session/session'

interface KeptTypingOptions<V extends FormValues> {
  /** Which form it is, and what it is about. */
  form: string
  /** What the fields hold where nothing is typed; only the first one counts. */
  initial: V
  /** The fields whose values are kept; none where the form keeps nothing. */
  fields: readonly (keyof V & string)[]
}

/**
 * The values of a form. What is typed is kept for this tab and this person until it is saved or given up: it survives a
 * closed dialog, a reload and a session that ended.
 */
export function useKeptTyping<V extends FormValues>({ form, initial, fields }: KeptTypingOptions<V>) {
  const [first] = useState({ initial, fields })
  const [key] = useState(() => {
    const person = currentPerson()
    return person === null || fields.length === 0 ? null : typingKey(person, form)
  })
  const [values, setValues] = useState<V>(() => ({
    ...initial,
    ...(key !== null && keptTyping(key, initial, fields)),
  }))
  const [isRestored, setRestored] = useState(() => fields.some((field) => values[field] !== initial[field]))

  useEffect(() => {
    if (key !== null) keepTyping(key, first.initial, values, first.fields)
  }, [key, first, values])

  function forget() {
    if (key !== null) forgetTyping(key)
  }

  function startOver() {
    setValues(first.initial)
    setRestored(false)
  }

  return { values, setValues, isRestored, forget, startOver }
}
