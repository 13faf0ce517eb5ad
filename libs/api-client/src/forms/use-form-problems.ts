import type { FieldError } from '@solvent/contracts'
import { useEffect, useRef, useState } from 'react'
import { ApiError, formMessageOf } from '../calls/api-error'

type FieldErrors = Readonly<Record<string, string>>

function byField(problems: readonly { field: string; message: string }[]): FieldErrors {
  const found: Record<string, string> = {}
  // The first problem of a field is the one to show.
  for (const { field, message } of problems) found[field] ??= message
  return found
}

/** The problems under the names that the form has for its fields. */
function withoutPart(problems: readonly FieldError[], part: string | undefined): readonly FieldError[] {
  const prefix = `${part}.`
  return problems.map(({ field, message }) => ({
    field: field.startsWith(prefix) ? field.slice(prefix.length) : field,
    message,
  }))
}

/** The problems of fields that the form does not show, in words. */
function problemsOf(errors: FieldErrors, shown: ReadonlySet<string>): string | undefined {
  const hidden = Object.entries(errors).filter(([field]) => !shown.has(field))
  const sentences = hidden.map(([field, message]) => sentence(toLabel(field), message))
  return sentences.length > 0 ? sentences.join('. ') : undefined
}

/** "payment_amount" as a person writes it: "Payment amount". */
function toLabel(field: string): string {
  const words = field.replaceAll(/[_.]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Puts the label before a message that continues it: "Amount" + "is required". */
export function sentence(label: string, message: string | undefined): string | undefined {
  return message && /^[a-z]/.test(message) ? `${label} ${message}` : message
}

interface FormProblemsOptions {
  failed: string
  failedOnly?: boolean
  part?: { name: string }
}

/** What is wrong with a form: under the names of its fields, and above it what belongs to none that it shows. */
export function useFormProblems({ failed, failedOnly = false, part }: FormProblemsOptions) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [error, say] = useState<string | undefined>()
  const bound = new Set<string>()
  const shown = useRef(bound)
  useEffect(() => {
    shown.current = bound
  })

  /** Each problem goes to its field; one without a field on screen goes above the form. */
  function show(problems: readonly { field: string; message: string }[]) {
    const found = byField(problems)
    setErrors(found)
    say(problemsOf(found, shown.current))
  }

  function refuse(cause: Error) {
    const fields = cause instanceof ApiError ? withoutPart(cause.fields, part?.name) : []
    if (fields.length > 0) show(fields)
    else say(formMessageOf(cause, failed, failedOnly))
  }

  /** What was wrong may be right now, with one field or with all; the next submit shows it. */
  function clear(name?: PropertyKey) {
    setErrors((before) => {
      if (name === undefined) return {}
      const { [String(name)]: _, ...others } = before
      return others
    })
    say(undefined)
  }

  return { errors, error, bound, show, say, refuse, clear }
}
