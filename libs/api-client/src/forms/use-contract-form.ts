import {
  type BodyOf,
  type Endpoint,
  NUMBER_MESSAGES,
  type ParamsOf,
  type ResponseOf,
} from '@solvent/contracts'
import { useState } from 'react'
import type { Input } from '../calls/call'
import { contractOf, isLazyEndpoint, type LazyEndpoint } from '../calls/lazy-endpoint'
import { useSend } from '../calls/use-send'
import { type FormValues, formDraftKey, isFormDraftStored } from '../drafts/form-draft'
import { currentPerson } from '../session/session'
import { numberProblem } from './number-problem'
import { useFormDraft } from './use-form-draft'
import { sentence, useFormProblems } from './use-form-problems'

interface ContractFormOptions<E extends Endpoint, V extends FormValues> {
  endpoint: E | LazyEndpoint<E>
  /** The path params of the call. */
  params?: ParamsOf<E> | undefined
  /** The initial values, by the field names of the contract's body. */
  initial: V
  /** Builds the body, which the contract validates. */
  toBody: (values: V) => unknown
  /** A rule that is checked before the contract. Its message is shown above the form. */
  check?: (values: V) => string | null
  /** The message if the server gives no reason. Without a response, the reason for that follows. */
  failed: string
  /** Shows `failed` even if the server gives a reason. Field errors are still shown at their fields. */
  failedOnly?: boolean
  /** For a form whose fields are only one property of the body: its name, and its schema. */
  part?: { name: string; shape: NonNullable<Endpoint['body']> }
  /** The fields whose unsaved values are stored as a draft; none by default. Never a password or a key. */
  draftFields?: 'all' | readonly (keyof V & string)[]
  onSent: (answer: ResponseOf<E>) => void
  /** Called when the form could not be sent or was refused. */
  onFailed?: (cause: Error) => void
}

/** Forms of one call, such as the dialogs of the plan's settings, differ in their fields. */
function formName({ name }: Pick<Endpoint, 'name'>, ids: readonly unknown[], initial: FormValues): string {
  return [name, ...ids, ...Object.keys(initial)].join(':')
}

/** Whether the form of a call without path params has a draft in this tab. */
export function hasFormDraft(endpoint: Endpoint, initial: FormValues): boolean {
  const person = currentPerson()
  return person !== null && isFormDraftStored(formDraftKey(person, formName(endpoint, [], initial)))
}

/** For a number in an unknown notation, how to write it; otherwise the message of the contract. */
function messageAbout(typed: string | number | undefined, message: string): string {
  const isAboutNumber = NUMBER_MESSAGES.some((one) => one === message)
  return (isAboutNumber && typeof typed === 'string' && numberProblem(typed)) || message
}

/**
 * The state of a form that sends one contract. The contract validates the fields before anything is sent, the server's
 * errors are shown at the same fields, and values survive as a draft. Submitting again while busy does nothing.
 */
export function useContractForm<E extends Endpoint, V extends FormValues>(
  options: ContractFormOptions<E, V>,
) {
  const { endpoint, params, initial, toBody, check, part, draftFields = [], onSent, onFailed } = options
  const draft = useFormDraft<V>({
    form: formName(endpoint, Object.values(params ?? {}), initial),
    initial,
    fields: draftFields === 'all' ? Object.keys(initial) : draftFields,
  })
  const { values, setValues } = draft
  const problems = useFormProblems(options)
  const { mutateAsync, isPending } = useSend(endpoint)
  const [isLoading, setLoading] = useState(false)

  function submit() {
    if (isPending || isLoading) return
    problems.clear()
    const problem = check?.(values)
    if (problem) return problems.setError(problem)
    if (!isLazyEndpoint(endpoint)) return sendBy(endpoint)
    setLoading(true)
    contractOf(endpoint)
      .finally(() => setLoading(false))
      .then(sendBy, refuse)
  }

  function refuse(cause: Error) {
    onFailed?.(cause)
    problems.refuse(cause)
  }

  function sendBy(contract: E) {
    const body = (part?.shape ?? contract.body)?.safeParse(toBody(values))
    if (body && !body.success) {
      const issues = body.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
      return problems.show(
        issues.map(({ field, message }) => ({ field, message: messageAbout(values[field], message) })),
      )
    }
    // Validated by the contract above, which the compiler cannot follow through the generic.
    const content = part ? { [part.name]: body?.data } : body?.data
    const input = { params, body: content as BodyOf<E> } as unknown as Input<E>
    // Clears the draft even if the form is unmounted by then.
    mutateAsync(input, { onSuccess: onSent, onError: refuse }).then(draft.clear, () => undefined)
  }

  function set<Name extends keyof V>(name: Name, value: V[Name]) {
    setValues((before) => ({ ...before, [name]: value }))
    problems.clear(name)
  }

  /** Resets the form and discards the draft. */
  function startOver() {
    draft.discard()
    problems.clear()
  }

  /** The props of a field. */
  function bind<Name extends keyof V & string>(name: Name, label: string) {
    problems.bound.add(name)
    return {
      label,
      name,
      value: values[name],
      error: sentence(label, problems.errors[name]),
      onChange: (value: V[Name]) => set(name, value),
    }
  }

  const { error } = problems
  const { isRestored } = draft
  return { values, bind, set, submit, busy: isPending || isLoading, error, isRestored, startOver }
}
