import { POSITION_HEADER } from '@solvent/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type ClientPosition, withClientPosition } from '../storage/client-position'
import type { Database } from '../storage/database'

const HEADER = POSITION_HEADER.toLowerCase()

/**
 * Lets clients read their own writes where reads may go to a standby: a read sends the last database position that the
 * client has seen, and the response to a change, or to a read without a position, returns the current one. A client
 * that gets none drops its own, and the primary answers it.
 */
export function trackClientPositions(app: FastifyInstance, { position }: Database): void {
  if (!position) return
  const positions = new WeakMap<FastifyRequest, ClientPosition>()

  app.addHook('onRequest', (request, _reply, done) => {
    // A request that changes something also reads from the primary.
    if (request.method !== 'GET' || request.headers.authorization === undefined) return done()
    const header = request.headers[HEADER]
    const seen = { position: typeof header === 'string' ? header : null, hasChanged: false }
    positions.set(request, seen)
    withClientPosition(seen, done)
  })

  app.addHook('onSend', async (request, reply) => {
    const seen = positions.get(request)
    const isOutdated = seen ? seen.position === null || seen.hasChanged : request.method !== 'GET'
    if (!isOutdated) return
    try {
      reply.header(HEADER, await position())
    } catch (err) {
      request.log.warn({ err }, 'could not read the database position')
    }
  })
}
