import type { Endpoint, ResponseOf } from '@solvent/contracts'
import { publish } from '@solvent/event-bus'
import { useRef } from 'react'
import { isAnswered } from './api-error'
import { call, type Input } from './call'
import { newIdempotencyKey } from './idempotency-key'
import { contractOf, isLateEndpoint, type LateEndpoint } from './late-endpoint'
import { useCallState } from './use-call-state'

/** A save that is not answered yet: what is sent, the key of all its attempts, and the attempt that is under way. */
interface PendingSave<Answer> {
  readonly input: string
  readonly key: string
  attempt: Promise<Answer> | null
}

/**
 * Sends an endpoint; a success is published on the bus, so that every screen shows what changed. The same input
 * sent while it is under way is not sent twice; sent again after a failure without an answer, it is the same save,
 * which the server may have done already.
 */
export function useSend<E extends Endpoint>(endpoint: E | LateEndpoint<E>) {
  const pending = useRef<PendingSave<ResponseOf<E>> | null>(null)

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
    const last = pending.current
    const save = last?.input === text ? last : { input: text, key: newIdempotencyKey(), attempt: null }
    pending.current = save
    save.attempt ??= isLateEndpoint(endpoint)
      ? contractOf(endpoint).then((contract) => send(contract, input, save.key))
      : send(endpoint, input, save.key)
    const forget = () => {
      if (pending.current === save) pending.current = null
    }
    try {
      const answer = await save.attempt
      forget()
      return answer
    } catch (error) {
      save.attempt = null
      if (isAnswered(error)) forget()
      throw error
    }
  })
}
