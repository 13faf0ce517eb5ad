import { daysBetween, isDate } from '@solvent/money'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../domain/services'

/** Everybody on earth lives at most one calendar day from the server's. */
const MOST_DAYS_APART = 1

/**
 * The services with the person's own calendar date as today, where the request names it (`X-Client-Date`,
 * YYYY-MM-DD): an instalment due today is not overdue because the server's midnight has passed. A date that no
 * place on earth has now does not count.
 */
export function withClientDate(services: Services, { headers }: FastifyRequest): Services {
  const date = headers['x-client-date']
  const { clock } = services
  if (typeof date !== 'string' || !isDate(date)) return services
  if (Math.abs(daysBetween(clock.today(), date)) > MOST_DAYS_APART) return services
  return { ...services, clock: { now: () => clock.now(), today: () => date } }
}
