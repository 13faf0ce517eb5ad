import { useState } from 'react'

interface ConfirmedForm {
  values: { confirmation: string }
  submit: () => void
}

interface Field {
  label: string
  error: string | undefined
  onChange: (value: string) => void
}

/**
 * The second field of a new password. It is not sent, so no contract asks for it: it is asked for here, together
 * with what the contract misses. `isComplete` says whether the form would be sent as it is.
 */
export function useConfirmation({ values, submit }: ConfirmedForm, isComplete: () => boolean) {
  const [isAsked, setAsked] = useState(false)
  const isEmpty = values.confirmation === ''

  return {
    /** Sends the form, or reports everything that is missing in it. */
    submit() {
      setAsked(isEmpty)
      if (!isEmpty || !isComplete()) submit()
    },
    /** The field as it is bound, with its error. */
    confirm<Bound extends Field>(field: Bound) {
      return {
        ...field,
        error: isAsked ? `${field.label} is required` : field.error,
        onChange(value: string) {
          setAsked(false)
          field.onChange(value)
        },
      }
    },
  }
}
