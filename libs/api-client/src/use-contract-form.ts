import type { BodyOf, Endpoint, FieldError, ParamsOf, ResponseOf } from '@solvent/contracts'
import { useEffect, useRef, useState } from 'react'
import { ApiError, formMessageOf } from './api-error'
import type { Input } from './call'
import { useSend } from './hooks'

type Values = Record<string, string | number>

interface ContractFormOptions<E extends Endpoint, V extends Values> {
  endpoint: E
  /** Stands in the path of the call, when it has params. */
  params?: ParamsOf<E>
  /** What the fields hold at first, by the names of the contract's body where they are sent. */
  initial: V
  /** The body as the contract knows it; the contract itself checks it. */
  toBody: (values: V) => unknown
  /** A rule that comes before the contract's own; its message stands above the form. */
  check?: (values: V) => string | null
  /** Shown when the server gives no reason of its own; when no answer comes, with the reason of that. */
  failed: string
  /** Shows `failed` also when the server gives a reason; problems of fields stand at them all the same. */
  failedOnly?: boolean
  /** The fields are only a part of the contract's body: under which name they stand there, and what checks them. */
  part?: { name: string; shape: NonNullable<Endpoint['body']> }
  onSent: (answer: ResponseOf<E>) => void
  /** Called, too, when it could not be sent or was refused. */
  onFailed?: (cause: Error) => void
}

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
function sentence(label: string, message: string | undefined): string | undefined {
  return message && /^[a-z]/.test(message) ? `${label} ${message}` : message
}

/**
 * A form that sends one contract: the contract checks the fields before anything is sent, refusals of the
 * server land at the same fields, and nothing typed is lost. Pressing again while busy sends nothing.
 */
export function useContractForm<E extends Endpoint, V extends Values>(options: ContractFormOptions<E, V>) {
  const { endpoint, params, initial, toBody, check, failed, failedOnly = false, part } = options
  const { onSent, onFailed } = options
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [error, setError] = useState<string | undefined>()
  const { mutate, isPending } = useSend(endpoint)
  const bound = new Set<string>()
  const shown = useRef(bound)
  useEffect(() => {
    shown.current = bound
  })

  /** Each problem goes to its field; one without a field on screen goes above the form. */
  function show(problems: readonly { field: string; message: string }[]) {
    const found = byField(problems)
    setErrors(found)
    setError(problemsOf(found, shown.current))
  }

  function refuse(cause: Error) {
    onFailed?.(cause)
    const fields = cause instanceof ApiError ? withoutPart(cause.fields, part?.name) : []
    if (fields.length > 0) show(fields)
    else setError(formMessageOf(cause, failed, failedOnly))
  }

  function submit() {
    if (isPending) return
    setError(undefined)
    setErrors({})
    const problem = check?.(values)
    if (problem) return setError(problem)
    const body = (part?.shape ?? endpoint.body)?.safeParse(toBody(values))
    if (body && !body.success) {
      return show(body.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })))
    }
    // Checked by the contract just above; the compiler cannot follow that through the generic.
    const sent = part ? { [part.name]: body?.data } : body?.data
    const input = { params, body: sent as BodyOf<E> } as unknown as Input<E>
    mutate(input, { onSuccess: onSent, onError: refuse })
  }

  function set<Name extends keyof V>(name: Name, value: V[Name]) {
    setValues((before) => ({ ...before, [name]: value }))
    // What was wrong with it may be right now; the next submit shows it.
    setErrors(({ [name]: _, ...others }) => others)
    setError(undefined)
  }

  /** Everything a field needs: label, value, change and its error. */
  function bind<Name extends keyof V & string>(name: Name, label: string) {
    bound.add(name)
    return {
      label,
      name,
      value: values[name],
      error: sentence(label, errors[name]),
      onChange: (value: V[Name]) => set(name, value),
    }
  }

  return { values, bind, set, submit, busy: isPending, error }
}
