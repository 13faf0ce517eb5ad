import { createHash } from 'node:crypto'
import type { QueryOf } from '@solvent/contracts'
import { getCalendar } from '@solvent/contracts/calendar'
import type { FastifyInstance } from 'fastify'
import { readApiToken } from '../../domain/account/api-token-text'
import { readCalendar } from '../../domain/calendar/read-calendar'
import { DomainError } from '../../domain/domain-error'
import type { Services } from '../../domain/services'
import { hasTag } from '../conditional'
import { downloadHook } from '../files/download'
import type { TokenLimits } from '../guards/limit-tokens'
import { originOf } from '../origin'
import { withRequest } from '../with-request'

/** The calendar, which programs ask for with a token in the address instead of a header. */
export function calendarRoute(
  app: FastifyInstance,
  { services, tokenLimits }: { services: Services; tokenLimits: TokenLimits },
): void {
  const { method, path, query, download } = getCalendar
  app.route({
    method,
    url: path,
    schema: { querystring: query },
    onSend: downloadHook(download),
    async handler(request, reply) {
      // Fastify has parsed it with the contract's own schema.
      const { token } = request.query as QueryOf<typeof getCalendar>
      const session = readApiToken(token)
      if (!session?.tokenHash) throw new DomainError('not_found')
      await tokenLimits.count(session.tokenHash)
      const origin = originOf(request)
      const text = await readCalendar(withRequest(services, request), session, {
        address: request.ip,
        origin,
      })
      const tag = `"${createHash('sha256').update(text).digest('base64url')}"`
      reply.header('ETag', tag)
      return hasTag(request, tag) ? reply.status(304).send() : text
    },
  })
}
