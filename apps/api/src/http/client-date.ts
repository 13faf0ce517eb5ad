import { daysBetween, isDate } from '@solvent/money'
import type { FastifyRequest } from 'fastify'
import { onDay } from '../domain/on-day'
import type { Services } from '../domain/services'

/** Every time zone is at most one calendar day from the server's date. */
const MAX_DAYS_APART = 1

/**
 * The services with the client's own calendar date as today, if the request names it (`X-Client-Date`, YYYY-MM-DD): an
 * instalment due today is not overdue because the server's midnight has passed. A date that is current in no time zone
 * is ignored.
 */
export function withClientDate(services: Services, { headers }: FastifyRequest): Services {
  const date = headers['x-client-date']
  if (typeof date !== 'string' || !isDate(date)) return services
  if (Math.abs(daysBetween(services.clock.today(), date)) > MAX_DAYS_APART) return services
  return onDay(services, date)
}
