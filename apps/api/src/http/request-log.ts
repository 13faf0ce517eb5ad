import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DomainEvent } from '../domain/events'
import type { Services } from '../domain/services'

const SAFE_ID = /^[\w-]{1,64}$/

/** The id that the client or a proxy gave the request, if it is safe to log, else a new one. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && SAFE_ID.test(given) ? given : randomUUID()
}

/** Logs one line for each finished request, and adds its id to the answer. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const ms = Math.round(reply.elapsedTime * 10) / 10
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, ms }, 'request')
  })
}

/** The journal records entries, and page loads that succeeded are only counted. */
function isLogged(event: DomainEvent): boolean {
  if (event.event === 'remote_loaded') return event.outcome !== 'loaded'
  return event.event !== 'entry_written'
}

/** The services, whose events are also logged with the id of their request. */
export function withEventLog(services: Services, request: FastifyRequest): Services {
  return {
    ...services,
    report(event) {
      services.report(event)
      if (isLogged(event)) request.log.info(toLogFields(event), 'event')
    },
  }
}

/** Operators search the log for `accountId`, so the field keeps that name. */
function toLogFields(event: DomainEvent): object {
  return Object.fromEntries(
    Object.entries(event).map(([name, value]) => [name === 'userId' ? 'accountId' : name, value]),
  )
}
