import type { FastifyRequest } from 'fastify'
import type { Services } from '../domain/services'
import { withClientDate } from './client-date'
import { withPageReleases } from './page-releases'
import { withEventLog } from './request-log'

/** The services as a request needs them: with its person's day, the releases on its page, and its lines of the log. */
export function withRequest(services: Services, request: FastifyRequest): Services {
  return withPageReleases(withClientDate(withEventLog(services, request), request), request)
}
