import type { FastifyRequest } from 'fastify'
import type { Services } from '../domain/services'
import { withClientDate } from './client-date'
import { withPageReleases } from './page-releases'
import { withEventLog } from './request-log'

/** The services for one request: with the client's date, the releases of its page, and its log. */
export function withRequest(services: Services, request: FastifyRequest): Services {
  return withPageReleases(withClientDate(withEventLog(services, request), request), request)
}
