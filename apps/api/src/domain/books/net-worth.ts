import type { getNetWorth, QueryOf, ResponseOf } from '@solvent/contracts'
import { addDays, daysBetween, fromMinor } from '@solvent/money'
import { netWorthByDay } from '../../storage/tables/net-worth-query'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { readBooks } from './with-books'

const DEFAULT_DAYS = 90
const MAX_DAYS = 3660

/**
 * The net worth at the end of each day of the period, both ends included.
 *
 * @throws DomainError `invalid_request` if the period is reversed or too long
 */
export function netWorthHistory(
  services: Services,
  userId: string,
  query: QueryOf<typeof getNetWorth>,
): Promise<ResponseOf<typeof getNetWorth>> {
  const to = query.to ?? services.clock.today()
  const from = query.from ?? addDays(to, 1 - DEFAULT_DAYS)
  requirePeriod(from, to)
  return readBooks(services, userId, async (books) => {
    const days = await netWorthByDay(books, from, to)
    return {
      series: days.map(({ date, assets, liabilities }) => ({
        date,
        assets: fromMinor(assets),
        liabilities: fromMinor(liabilities),
        net_worth: fromMinor(assets - liabilities),
      })),
    }
  })
}

function requirePeriod(from: string, to: string): void {
  const days = daysBetween(from, to) + 1
  if (days < 1) throw invalidFrom(`must not be after ${to}`)
  if (days > MAX_DAYS) throw invalidFrom(`must be at most ${MAX_DAYS} days before ${to}`)
}

function invalidFrom(message: string): DomainError {
  return new DomainError('invalid_request', `From ${message}`, [{ field: 'from', message }])
}
