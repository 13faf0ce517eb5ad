import { POSITION_HEADER } from '@solvent/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type ClientPosition, withClientPosition } from '../storage/client-position'
import type { Database } from '../storage/database'

const HEADER = POSITION_HEADER.toLowerCase()

/**
 * Where reads may go to a standby: takes the database position that the client has seen from the request, and returns
 * the current one after each change. A client that gets no position drops its own, and is answered by the primary.
 */
export function sendPositions(app: FastifyInstance, { position }: Database): void {
  if (!position) return
  const readers = new WeakMap<FastifyRequest, ClientPosition>()

  app.addHook('onRequest', (request, _reply, done) => {
    // A request that changes something also reads from the primary.
    if (request.method !== 'GET' || request.headers.authorization === undefined) return done()
    const header = request.headers[HEADER]
    const seen = { position: typeof header === 'string' ? header : null, hasChanged: false }
    readers.set(request, seen)
    withClientPosition(seen, done)
  })

  app.addHook('onSend', async (request, reply) => {
    const seen = readers.get(request)
    const isNew = seen ? seen.position === null || seen.hasChanged : request.method !== 'GET'
    if (!isNew) return
    try {
      reply.header(HEADER, await position())
    } catch (err) {
      request.log.warn({ err }, 'the database does not say how far it has come')
    }
  })
}
