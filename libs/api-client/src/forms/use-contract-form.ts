import {
  type BodyOf,
  type Endpoint,
  NUMBER_MESSAGES,
  type ParamsOf,
  type ResponseOf,
} from '@solvent/contracts'
import { useState } from 'react'
import type { Input } from '../calls/call'
import { contractOf, isLateEndpoint, type LateEndpoint } from '../calls/lazy-endpoint'
import { useSend } from '../calls/use-send'
import type { FormValues } from '../drafts/form-draft'
import { numberProblem } from './number-problem'
import { useKeptTyping } from './use-form-draft'
import { sentence, useFormProblems } from './use-form-problems'

interface ContractFormOptions<E extends Endpoint, V extends FormValues> {
  endpoint: E | LateEndpoint<E>
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
  /**
   * The fields whose values are kept on this tab until they are saved, `all` of them or none when left out. Never the
   * password or a key.
   */
  keeps?: 'all' | readonly (keyof V & string)[]
  onSent: (answer: ResponseOf<E>) => void
  /** Called, too, when it could not be sent or was refused. */
  onFailed?: (cause: Error) => void
}

/** How a number has to be written comes before what the contract says of it. */
function messageAbout(typed: string | number | undefined, message: string): string {
  const isAboutNumber = NUMBER_MESSAGES.some((one) => one === message)
  return (isAboutNumber && typeof typed === 'string' && numberProblem(typed)) || message
}

/**
 * A form that sends one contract: the contract checks the fields before anything is sent, refusals of the
 * server land at the same fields, and nothing typed is lost. Pressing again while busy sends nothing.
 */
export function useContractForm<E extends Endpoint, V extends FormValues>(
  options: ContractFormOptions<E, V>,
) {
  const { endpoint, params, initial, toBody, check, part, keeps = [], onSent, onFailed } = options
  const form = [endpoint.name, ...Object.values(params ?? {})].join(':')
  const typing = useKeptTyping<V>({ form, initial, fields: keeps === 'all' ? Object.keys(initial) : keeps })
  const { values, setValues } = typing
  const problems = useFormProblems(options)
  const { mutateAsync, isPending } = useSend(endpoint)
  const [isLoading, setLoading] = useState(false)

  function submit() {
    if (isPending || isLoading) return
    problems.clear()
    const problem = check?.(values)
    if (problem) return problems.say(problem)
    if (!isLateEndpoint(endpoint)) return sendBy(endpoint)
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
    // Checked by the contract just above; the compiler cannot follow that through the generic.
    const content = part ? { [part.name]: body?.data } : body?.data
    const input = { params, body: content as BodyOf<E> } as unknown as Input<E>
    // Forgotten even where the form is gone by then.
    mutateAsync(input, { onSuccess: onSent, onError: refuse }).then(typing.forget, () => undefined)
  }

  function set<Name extends keyof V>(name: Name, value: V[Name]) {
    setValues((before) => ({ ...before, [name]: value }))
    problems.clear(name)
  }

  /** Gives up what was typed. */
  function startOver() {
    typing.startOver()
    problems.clear()
  }

  /** Everything a field needs: label, value, change and its error. */
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
  const { isRestored } = typing
  return { values, bind, set, submit, busy: isPending || isLoading, error, isRestored, startOver }
}
