import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@solvent/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Session } from '../domain/account/access-token'
import { runOnce } from '../domain/run-once'
import type { Services } from '../domain/services'
import { withClientDate } from './client-date'
import { downloadHook } from './files/download'
import { authenticate } from './guards/authenticate'
import { idempotencyKey } from './idempotency-key'
import { withEventLog } from './request-log'

/** What a route's handler is given: all of it checked against the contract. */
type Call<E extends Endpoint> = {
  services: Services
  /** Of the client. */
  address: string
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
} & (E['access'] extends 'signed-in' ? Session : unknown)

/** Binds contracts to routes. */
export type Handle = <E extends Endpoint>(
  contract: E,
  handler: (call: Call<E>) => Promise<ResponseOf<E>>,
) => void

const nothing = z.strictObject({})

/**
 * The function that makes a route of a contract: it refuses guests where the contract does, before it reads the
 * body, and anything that does not fit the contract, also in our own answer.
 */
export function routeBinder(app: FastifyInstance, services: Services): Handle {
  const sessions = new WeakMap<FastifyRequest, Session>()

  return (contract, handler) => {
    type E = typeof contract
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
        const here = withClientDate(withEventLog(services, request), request)
        const call = { ...session, services: here, address, params, query, body } as Call<E>
        const key = session && idempotencyKey(contract, request)
        if (!session || key === undefined) return handler(call)
        const named = { userId: session.userId, key, route: contract.name, content: { params, query, body } }
        const answer = await runOnce(here, named, async (within) =>
          JSON.stringify(z.encode(contract.response, await handler({ ...call, services: within }))),
        )
        return reply.type('application/json; charset=utf-8').send(answer)
      },
    })
  }
}
