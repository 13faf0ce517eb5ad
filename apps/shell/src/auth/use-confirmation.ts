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
 * The confirmation field of a new password. It is not sent, so the contract does not require it; this hook reports it
 * along with what the contract finds missing. `isComplete` returns whether the other fields are valid.
 */
export function useConfirmation({ values, submit }: ConfirmedForm, isComplete: () => boolean) {
  const [isReported, setReported] = useState(false)
  const isEmpty = values.confirmation === ''

  return {
    /** Sends the form, or reports everything that is missing. */
    submit() {
      setReported(isEmpty)
      if (!isEmpty || !isComplete()) submit()
    },
    /** The bound field with its error. */
    confirm<Bound extends Field>(field: Bound) {
      return {
        ...field,
        error: isReported ? 'Please confirm your password' : field.error,
        onChange(value: string) {
          setReported(false)
          field.onChange(value)
        },
      }
    },
  }
}
