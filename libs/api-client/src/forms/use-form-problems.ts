import type { FieldError } from '@solvent/contracts'
import { useEffect, useRef, useState } from 'react'
import { ApiError, formMessageOf } from '../calls/api-error'

type FieldErrors = Readonly<Record<string, string>>

function byField(problems: readonly { field: string; message: string }[]): FieldErrors {
  const found: Record<string, string> = {}
  // Only the first problem of a field is shown.
  for (const { field, message } of problems) found[field] ??= message
  return found
}

/** The problems by the form's own field names. */
function withoutPart(problems: readonly FieldError[], part: string | undefined): readonly FieldError[] {
  const prefix = `${part}.`
  return problems.map(({ field, message }) => ({
    field: field.startsWith(prefix) ? field.slice(prefix.length) : field,
    message,
  }))
}

/** A message about fields that the form does not have. */
function problemsOf(errors: FieldErrors, shown: ReadonlySet<string>): string | undefined {
  const hidden = Object.entries(errors).filter(([field]) => !shown.has(field))
  const sentences = hidden.map(([field, message]) => sentence(toLabel(field), message))
  return sentences.length > 0 ? sentences.join('. ') : undefined
}

/** A label for a field name: "payment_amount" becomes "Payment amount". */
function toLabel(field: string): string {
  const words = field.replaceAll(/[_.]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Prepends the label to a message that continues it: "Amount" + "is required". */
export function sentence(label: string, message: string | undefined): string | undefined {
  return message && /^[a-z]/.test(message) ? `${label} ${message}` : message
}

interface FormProblemsOptions {
  failed: string
  failedOnly?: boolean
  part?: { name: string }
}

/** The problems of a form: by field, and a message above the form for the others. */
export function useFormProblems({ failed, failedOnly = false, part }: FormProblemsOptions) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [error, setError] = useState<string | undefined>()
  const bound = new Set<string>()
  const shown = useRef(bound)
  useEffect(() => {
    shown.current = bound
  })

  /** Shows each problem at its field, or above the form if it has none. */
  function show(problems: readonly { field: string; message: string }[]) {
    const found = byField(problems)
    setErrors(found)
    setError(problemsOf(found, shown.current))
  }

  function refuse(cause: Error) {
    const fields = cause instanceof ApiError ? withoutPart(cause.fields, part?.name) : []
    if (fields.length > 0) show(fields)
    else setError(formMessageOf(cause, failed, failedOnly))
  }

  /** Clears the problems of one field or of all, until the next submit. */
  function clear(name?: PropertyKey) {
    setErrors((before) => {
      if (name === undefined) return {}
      const { [String(name)]: _, ...others } = before
      return others
    })
    setError(undefined)
  }

  return { errors, error, bound, show, setError, refuse, clear }
}
