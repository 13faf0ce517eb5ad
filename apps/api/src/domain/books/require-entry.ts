import type { UserTransaction } from '../../storage/database'
import { type EntryRow, findEntry } from '../../storage/tables/entries-query'
import { DomainError } from '../domain-error'

/** The entry with this id. @throws DomainError `not_found` */
export async function requireEntry(tx: UserTransaction, id: string): Promise<EntryRow> {
  const entry = await findEntry(tx, id)
  if (!entry) throw new DomainError('not_found')
  return entry
}
