import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@solvent/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Session } from '../domain/account/access-token'
import { NotModified } from '../domain/account/session-guard'
import type { LiveSaves } from '../domain/live/live-saves'
import type { LongRequest } from '../domain/long-request'
import { hashOf, runOnce } from '../domain/run-once'
import type { Services } from '../domain/services'
import { announce } from './announce'
import { answerError } from './error-handler'
import { answerWithEvents, callerSignal, type Emit, wantsEvents } from './event-stream'
import { downloadHook } from './files/download'
import { sendPicture } from './files/picture'
import { uploadRefusal, uploadRoute } from './files/upload'
import { SERVER_LIMITS } from './guards/server-limits'
import { idempotencyKey } from './idempotency-key'
import { sendText, toText } from './json-text'
import { originOf } from './origin'
import type { SignedInAccess, SignedInRequests } from './signed-in-requests'
import { withRequest } from './with-request'

/** Extra arguments of a handler that answers with events. */
interface Conversation {
  /** The idempotency key, if the client sent one. */
  key: string | undefined
  /** Aborts when the caller disconnects, and when the server stops. */
  signal: AbortSignal
  emit: Emit
  /** Whether the caller asked for events before the answer. */
  wantsEvents: boolean
}

/** What a route's handler receives, all of it validated against the contract. */
type Call<E extends Endpoint> = PreparedCall<E> &
  (E extends Record<'events', object> ? Conversation : unknown) &
  (E extends Record<'isLong', true> ? { identity: LongRequest } : unknown)

/** What is known before the answer, and its events, begin. */
type PreparedCall<E extends Endpoint> = {
  services: Services
  /** The client's IP address. */
  address: string
  /** The request's headers of that name; empty if there are none. */
  userAgent: string
  cookies: string
  /** Adds a `Set-Cookie` header to the answer. */
  setCookie: (text: string) => void
  /** This server's address as the client knows it. */
  origin: string
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
} & (E['access'] extends SignedInAccess ? Session : unknown)

/**
 * Binds a contract to a route. The handler receives the result of `prepare`, which runs before the transaction of a
 * request with a key, so it may call other servers. The session has been checked by then.
 */
export type Handle = <E extends Endpoint, Prepared = undefined>(
  contract: E,
  handler: (call: Call<E>, prepared: Prepared) => Promise<ResponseOf<E>>,
  prepare?: (call: PreparedCall<E>) => Promise<Prepared>,
) => void

const emptyObject = z.strictObject({})

interface Parts {
  services: Services
  signedIn: SignedInRequests
  live: LiveSaves
}

/**
 * Returns a function that binds contracts to routes. A route refuses guests before it reads the body, if the contract
 * does, and anything that does not fit the contract, including our own answers.
 */
export function routeBinder(app: FastifyInstance, { services, signedIn, live }: Parts): Handle {
  const closing = new AbortController()
  // A request that waits for another server must not delay the stop of this one.
  app.addHook('preClose', async () => closing.abort(new Error('The server stops.')))

  return <E extends Endpoint, Prepared>(
    contract: E,
    handler: (call: Call<E>, prepared: Prepared) => Promise<ResponseOf<E>>,
    prepare?: (call: PreparedCall<E>) => Promise<Prepared>,
  ) => {
    async function answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
      const { params, query, body } = request
      // Fastify has parsed all three with the contract's own schemas; a guest's route has no session.
      const { guard, services: found } = signedIn.of(request) ?? { services: withRequest(services, request) }
      const requestServices = {
        ...found,
        hasCallerLeft: () => reply.raw.destroyed,
        isStopping: () => closing.signal.aborted,
      }
      const session = guard?.session
      const key = session && idempotencyKey(contract, request)
      const announced = <Answer>(answer: Answer) => announce(live, contract, session, answer)
      const content = { params, query, body }
      const parts = {
        ...session,
        services: requestServices,
        ...sentBy(request),
        setCookie: (text: string) => void reply.header('Set-Cookie', text),
        ...content,
        ...(contract.isLong && { identity: { key, route: contract.name, requestHash: hashOf(content) } }),
      }
      if (prepare || contract.events) await guard?.confirm()
      // Without `prepare` the handler ignores it.
      const prepared = (await prepare?.(parts as PreparedCall<E>)) as Prepared
      if (contract.events) {
        request.raw.socket.setTimeout(SERVER_LIMITS.longAnswerIdleMs)
        const signal = AbortSignal.any([callerSignal(reply), closing.signal])
        const isStreamed = wantsEvents(request)
        const work = async (emit: Emit) => {
          const call = { ...parts, key, signal, emit, wantsEvents: isStreamed } as Call<E>
          return announced(await handler(call, prepared))
        }
        if (!isStreamed) return work(() => {})
        return answerWithEvents(contract, request, reply, work)
      }
      const call = parts as Call<E>
      if (!session || key === undefined || contract.isLong) return announced(await handler(call, prepared))
      const keyedRequest = {
        userId: session.userId,
        key,
        route: contract.name,
        content,
      }
      const text = await runOnce(requestServices, keyedRequest, async (within) =>
        toText(contract, await handler({ ...call, services: within }, prepared)),
      )
      return sendText(reply, announced(text))
    }

    const route = contract.upload ? uploadRoute(app, signedIn) : app.route.bind(app)
    route({
      ...optionsOf(contract),
      onRequest: (request, reply) => signedIn.admit(contract, request, reply),
      async handler(request, reply) {
        try {
          const completed = await signedIn.complete(contract, request, reply, await answer(request, reply))
          return contract.picture === undefined ? completed : sendPicture(reply, contract.picture, completed)
        } catch (error) {
          if (error instanceof NotModified) return signedIn.sendUnchanged(request, reply)
          throw error
        }
      },
      async errorHandler(error, request, reply) {
        const refused = contract.upload ? uploadRefusal(contract, error) : error
        return answerError(await signedIn.refusal(request, refused), request, reply)
      },
    })
  }
}

function sentBy(request: FastifyRequest) {
  const { ip: address, headers } = request
  return {
    address,
    userAgent: headers['user-agent'] ?? '',
    cookies: headers.cookie ?? '',
    origin: originOf(request),
  }
}

/** The options of a route that follow from its contract. */
function optionsOf(contract: Endpoint) {
  const { method, path, params, query, body, response, bodyLimit, download } = contract
  return {
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    schema: {
      params: params ?? emptyObject,
      querystring: query ?? emptyObject,
      ...(method !== 'GET' && { body: body ?? emptyObject.nullish() }),
      response: { 200: response },
    },
    ...(bodyLimit !== undefined && { bodyLimit, config: { hasLongBody: true } }),
    ...(download !== undefined && { onSend: downloadHook(download) }),
  }
}
