import { POSITION_HEADER } from '@solvent/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../storage/database'
import { type SeenPosition, withSeenPosition } from '../storage/seen-position'

const HEADER = POSITION_HEADER.toLowerCase()

/**
 * Where reading may go to a standby: reads what the sender of a call has seen, and tells it after each change how far
 * the database has come. A sender who is told nothing forgets what it knew, and is answered by the primary.
 */
export function tellPositions(app: FastifyInstance, { position }: Database): void {
  if (!position) return
  const readers = new WeakMap<FastifyRequest, SeenPosition>()

  app.addHook('onRequest', (request, _reply, done) => {
    // Whatever changes something reads on the primary, too.
    if (request.method !== 'GET' || request.headers.authorization === undefined) return done()
    const header = request.headers[HEADER]
    const seen = { position: typeof header === 'string' ? header : null, hasChanged: false }
    readers.set(request, seen)
    withSeenPosition(seen, done)
  })

  app.addHook('onSend', async (request, reply) => {
    const seen = readers.get(request)
    const isNews = seen ? seen.position === null || seen.hasChanged : request.method !== 'GET'
    if (!isNews) return
    try {
      reply.header(HEADER, await position())
    } catch (err) {
      request.log.warn({ err }, 'the database does not say how far it has come')
    }
  })
}
