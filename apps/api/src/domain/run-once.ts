import { createHash } from 'node:crypto'
import { sentInOrder } from '../storage/sent-in-order'
import {
  deleteKeysBefore,
  findRequest,
  insertKey,
  type RequestRow,
  saveAnswer,
} from '../storage/tables/idempotency-table'
import { inOneTransaction } from './books/with-books'
import { DomainError } from './domain-error'
import type { Services } from './services'

const KEPT_MS = 7 * 24 * 60 * 60 * 1000

/** A request that its sender named, so that it can be sent again without doing its work again. */
export interface NamedRequest {
  userId: string
  key: string
  /** The name of the call. */
  route: string
  /** All that was sent, as JSON. */
  content: unknown
}

/**
 * Does the work and keeps its answer, in one transaction that `work` gets as its services; or gives the kept
 * answer if the request was sent before. Of two at once the second waits for the first. A refusal is not kept.
 *
 * @throws DomainError `idempotency_conflict` if the key was used for something else
 */
export function runOnce(
  services: Services,
  { userId, key, route, content }: NamedRequest,
  work: (services: Services) => Promise<string>,
): Promise<string> {
  const requestHash = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  const request = { key, route, requestHash }
  return inOneTransaction(services, userId, async (within, tx) => {
    // What is done already is answered on a full disk too.
    const done = tx.readOnly ? await findRequest(tx, key) : null
    if (done) return answerOf(done, request)
    const now = services.clock.now()
    const [, isNew] = await sentInOrder([
      // An old key may be used anew.
      deleteKeysBefore(tx, new Date(now.getTime() - KEPT_MS).toISOString()),
      insertKey(tx, request, now.toISOString()),
    ])
    if (!isNew) return answerOf(await findRequest(tx, key), request)
    const answer = await work(within)
    saveAnswer(tx, key, answer)
    return answer
  })
}

function answerOf(
  first: Awaited<ReturnType<typeof findRequest>>,
  { route, requestHash }: RequestRow,
): string {
  if (first?.route !== route || first.requestHash !== requestHash) {
    throw new DomainError('idempotency_conflict')
  }
  return first.answer
}
