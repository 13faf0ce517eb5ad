import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@solvent/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Session } from '../domain/account/access-token'
import { NotModified } from '../domain/account/session-guard'
import type { LiveSaves } from '../domain/live/live-saves'
import { runOnce } from '../domain/run-once'
import type { Services } from '../domain/services'
import { announce } from './announce'
import type { AnswerCache } from './answer-cache'
import { answerError } from './error-handler'
import { answerWithEvents, callerSignal, type Emit, wantsEvents } from './event-stream'
import { downloadHook } from './files/download'
import { SERVER_LIMITS } from './guards/server-limits'
import { idempotencyKey } from './idempotency-key'
import { sendText, toText } from './json-text'
import { SignedInRequests } from './signed-in-requests'
import { withRequest } from './with-request'

/** What a handler gets besides that answers step by step. */
interface Conversation {
  /** The sender's name of the request. */
  key: string | undefined
  /** Aborts when the caller goes away, and when the server stops. */
  signal: AbortSignal
  emit: Emit
  /** Whether the caller wants what happens on the way to the answer. */
  wantsEvents: boolean
}

/** What a route's handler is given: all of it checked against the contract. */
type Call<E extends Endpoint> = {
  services: Services
  /** Of the client. */
  address: string
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
} & (E['access'] extends 'signed-in' ? Session : unknown) &
  (E extends Record<'events', object> ? Conversation : unknown)

/**
 * Binds contracts to routes. What `prepare` finds out is given to the handler; it runs before the transaction of a
 * request with a key, so it may ask other computers. The session is known to be good by then.
 */
export type Handle = <E extends Endpoint, Prepared = undefined>(
  contract: E,
  handler: (call: Call<E>, prepared: Prepared) => Promise<ResponseOf<E>>,
  prepare?: (call: Call<E>) => Promise<Prepared>,
) => void

const nothing = z.strictObject({})

interface Parts {
  services: Services
  cache: AnswerCache
  live: LiveSaves
}

/**
 * The function that makes a route of a contract: it refuses guests where the contract does, before it reads the
 * body, and anything that does not fit the contract, also in our own answer.
 */
export function routeBinder(app: FastifyInstance, { services, cache, live }: Parts): Handle {
  const signedIn = new SignedInRequests(services, cache)
  const closing = new AbortController()
  // Whoever waits for somebody else's computer does not hold up the end of this one.
  app.addHook('preClose', async () => closing.abort(new Error('The server stops.')))

  return <E extends Endpoint, Prepared>(
    contract: E,
    handler: (call: Call<E>, prepared: Prepared) => Promise<ResponseOf<E>>,
    prepare?: (call: Call<E>) => Promise<Prepared>,
  ) => {
    async function answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
      const { params, query, body, ip: address } = request
      // Fastify has parsed all three with the contract's own schemas; a guest's route has no session.
      const { guard, services: found } = signedIn.of(request) ?? { services: withRequest(services, request) }
      const here = {
        ...found,
        hasCallerLeft: () => reply.raw.destroyed,
        isStopping: () => closing.signal.aborted,
      }
      const session = guard?.session
      const key = session && idempotencyKey(contract, request)
      const told = <Answer>(answer: Answer) => announce(live, contract, session, answer)
      const parts = { ...session, services: here, address, params, query, body }
      if (contract.events) {
        await guard?.confirm()
        request.raw.socket.setTimeout(SERVER_LIMITS.conversationSilenceMs)
        const signal = AbortSignal.any([callerSignal(reply), closing.signal])
        const isStreamed = wantsEvents(request)
        const converse = async (emit: Emit) => {
          const call = { ...parts, key, signal, emit, wantsEvents: isStreamed } as Call<E>
          return told(await handler(call, undefined as Prepared))
        }
        if (!isStreamed) return converse(() => {})
        return answerWithEvents(contract, request, reply, converse)
      }
      const call = parts as Call<E>
      if (prepare) await guard?.confirm()
      // Without `prepare` the handler expects nothing.
      const prepared = (await prepare?.(call)) as Prepared
      if (!session || key === undefined) return told(await handler(call, prepared))
      const named = { userId: session.userId, key, route: contract.name, content: { params, query, body } }
      const text = await runOnce(here, named, async (within) =>
        toText(contract, await handler({ ...call, services: within }, prepared)),
      )
      return sendText(reply, told(text))
    }

    app.route({
      method: contract.method,
      url: contract.path.replace(/\{(\w+)\}/g, ':$1'),
      schema: {
        params: contract.params ?? nothing,
        querystring: contract.query ?? nothing,
        ...(contract.method !== 'GET' && { body: contract.body ?? nothing.nullish() }),
        response: { 200: contract.response },
      },
      ...(contract.bodyLimit !== undefined && { bodyLimit: contract.bodyLimit }),
      ...(contract.download !== undefined && { onSend: downloadHook(contract.download) }),
      onRequest: (request) => signedIn.admit(contract, request),
      async handler(request, reply) {
        try {
          return await signedIn.answered(contract, request, reply, await answer(request, reply))
        } catch (error) {
          if (error instanceof NotModified) return signedIn.asBefore(request, reply)
          throw error
        }
      },
      async errorHandler(error, request, reply) {
        return answerError(await signedIn.refusal(request, error), request, reply)
      },
    })
  }
}
