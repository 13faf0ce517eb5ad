import type { Entry } from '@solvent/contracts'
import { findEntry } from '../../storage/tables/entries-query'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { toEntry } from './entries'
import { inOneTransaction } from './with-books'

/** Records something and returns its entry in API form. @throws DomainError as `record` does */
export function recordedEntry<Fields>(
  services: Services,
  userId: string,
  record: (services: Services, userId: string, fields: Fields) => Promise<string>,
  fields: Fields,
): Promise<Entry> {
  return inOneTransaction(services, userId, async (within, tx) => {
    const row = await findEntry(tx, await record(within, userId, fields))
    if (!row) throw new DomainError('not_found')
    return toEntry(row)
  })
}
