import type { Entry } from '@solvent/contracts'
import type { Services } from '../services'
import { toEntry } from './entries'
import { requireEntry } from './require-entry'
import { inOneTransaction } from './with-books'

/** Records something and returns its entry in API form. @throws DomainError as `record` does */
export function recordedEntry<Fields>(
  services: Services,
  userId: string,
  record: (services: Services, userId: string, fields: Fields) => Promise<string>,
  fields: Fields,
): Promise<Entry> {
  return inOneTransaction(services, userId, async (within, tx) => {
    return toEntry(await requireEntry(tx, await record(within, userId, fields)))
  })
}
