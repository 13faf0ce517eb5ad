import type { Endpoint, ResponseOf } from '@solvent/contracts'
import { publish } from '@solvent/event-bus'
import { useRef } from 'react'
import { isAnswered } from './api-error'
import { call, type Input } from './call'
import { newIdempotencyKey } from './idempotency-key'
import { contractOf, isLateEndpoint, type LateEndpoint } from './late-endpoint'
import { useCallState } from './use-call-state'

/** A save without an answer so far: the key that all its attempts share, and the attempt in progress. */
interface PendingSave<Answer> {
  readonly key: string
  attempt: Promise<Answer> | null
}

/**
 * Sends an endpoint; a success is published on the bus, so that every screen shows what changed. The same input is not
 * sent twice while a request is in progress. Sent again after a failure without an answer, it reuses the idempotency key,
 * because the server may have saved it already, whatever else was sent in between.
 */
export function useSend<E extends Endpoint>(endpoint: E | LateEndpoint<E>) {
  /** By input, as JSON. */
  const pending = useRef(new Map<string, PendingSave<ResponseOf<E>>>())

  function send(contract: E, input: Input<E>, idempotencyKey: string): Promise<ResponseOf<E>> {
    const answer = call(contract, input, { idempotencyKey })
    const { saves } = contract
    // Beside the save and not in it: what is saved stays so, whatever becomes of telling it.
    if (saves)
      answer.then(
        () => publish('saved', { table: saves }),
        () => undefined,
      )
    return answer
  }

  return useCallState<Input<E>, ResponseOf<E>>(async (input) => {
    const text = JSON.stringify(input)
    const save = pending.current.get(text) ?? { key: newIdempotencyKey(), attempt: null }
    pending.current.set(text, save)
    save.attempt ??= isLateEndpoint(endpoint)
      ? contractOf(endpoint).then((contract) => send(contract, input, save.key))
      : send(endpoint, input, save.key)
    try {
      const answer = await save.attempt
      pending.current.delete(text)
      return answer
    } catch (error) {
      save.attempt = null
      if (isAnswered(error)) pending.current.delete(text)
      throw error
    }
  })
}
