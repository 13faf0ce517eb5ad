import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@solvent/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Session } from '../domain/account/access-token'
import { runOnce } from '../domain/run-once'
import type { Services } from '../domain/services'
import { withClientDate } from './client-date'
import { answerWithEvents, callerSignal, type Emit, wantsEvents } from './event-stream'
import { downloadHook } from './files/download'
import { authenticate } from './guards/authenticate'
import { SERVER_LIMITS } from './guards/server-limits'
import { idempotencyKey } from './idempotency-key'
import { withPageReleases } from './page-releases'
import { withEventLog } from './request-log'

/** What a handler gets besides that answers step by step. */
interface Conversation {
  /** The sender's name of the request. */
  key: string | undefined
  /** Aborts when the caller goes away, and when the server stops. */
  signal: AbortSignal
  emit: Emit
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
 * request with a key, so it may ask other computers.
 */
export type Handle = <E extends Endpoint, Prepared = undefined>(
  contract: E,
  handler: (call: Call<E>, prepared: Prepared) => Promise<ResponseOf<E>>,
  prepare?: (call: Call<E>) => Promise<Prepared>,
) => void

const nothing = z.strictObject({})

/**
 * The function that makes a route of a contract: it refuses guests where the contract does, before it reads the
 * body, and anything that does not fit the contract, also in our own answer.
 */
export function routeBinder(app: FastifyInstance, services: Services): Handle {
  const sessions = new WeakMap<FastifyRequest, Session>()
  const closing = new AbortController()
  // Whoever waits for somebody else's computer does not hold up the end of this one.
  app.addHook('preClose', async () => closing.abort(new Error('The server stops.')))

  return <E extends Endpoint, Prepared>(
    contract: E,
    handler: (call: Call<E>, prepared: Prepared) => Promise<ResponseOf<E>>,
    prepare?: (call: Call<E>) => Promise<Prepared>,
  ) => {
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
      async onRequest(request) {
        if (contract.access !== 'signed-in') return
        const session = await authenticate(withEventLog(services, request), request)
        request.log = request.log.child({ account: session.userId })
        sessions.set(request, session)
      },
      async handler(request, reply) {
        const { params, query, body, ip: address } = request
        // Fastify has parsed all three with the contract's own schemas; a guest's route has no session.
        const session = sessions.get(request)
        const here = withPageReleases(withClientDate(withEventLog(services, request), request), request)
        const key = session && idempotencyKey(contract, request)
        const parts = { ...session, services: here, address, params, query, body }
        if (contract.events) {
          request.raw.socket.setTimeout(SERVER_LIMITS.conversationSilenceMs)
          const signal = AbortSignal.any([callerSignal(reply), closing.signal])
          const converse = (emit: Emit) => {
            const call = { ...parts, key, signal, emit } as Call<E>
            return handler(call, undefined as Prepared)
          }
          if (!wantsEvents(request)) return converse(() => {})
          return answerWithEvents(contract, request, reply, converse)
        }
        const call = parts as Call<E>
        // Without `prepare` the handler expects nothing.
        const prepared = (await prepare?.(call)) as Prepared
        if (!session || key === undefined) return handler(call, prepared)
        const named = { userId: session.userId, key, route: contract.name, content: { params, query, body } }
        const answer = await runOnce(here, named, async (within) =>
          JSON.stringify(z.encode(contract.response, await handler({ ...call, services: within }, prepared))),
        )
        return reply.type('application/json; charset=utf-8').send(answer)
      },
    })
  }
}
