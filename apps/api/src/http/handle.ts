import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@solvent/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { SignIn } from '../domain/access-token'
import type { Services } from '../domain/services'
import { authenticate } from './authenticate'

/** What a route's handler is given: all of it checked against the contract. */
type Call<E extends Endpoint> = {
  services: Services
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
} & (E['access'] extends 'signed-in' ? SignIn : unknown)

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
  const signIns = new WeakMap<FastifyRequest, SignIn>()

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
      async onRequest(request) {
        if (contract.access === 'signed-in') signIns.set(request, await authenticate(services, request))
      },
      handler(request) {
        const { params, query, body } = request
        // Fastify has parsed all three with the contract's own schemas, and a signed-in route has its sign-in.
        const call = { ...signIns.get(request), services, params, query, body } as Call<E>
        return handler(call)
      },
    })
  }
}
