import { DELETED_NOTE } from '@solvent/contracts'
import {
  changeBalances,
  type LedgerItem,
  lockLedgerItem,
  markDeleted,
} from '../../storage/tables/ledger-items'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { withBooks } from './with-books'

/**
 * Deletes an asset, an expected asset or a liability. The entry sets the balance to 0; undoing it restores everything.
 *
 * @throws DomainError `not_found`
 */
export function deleteLedgerItem(
  services: Services,
  userId: string,
  item: LedgerItem,
): Promise<{ entry_id: string }> {
  const { kind, id } = item
  return withBooks(services, userId, async (books) => {
    const state = await lockLedgerItem(books, item)
    if (!state || state.isDeleted) throw new DomainError('not_found')
    const lines =
      kind === 'tentative_asset' ? [] : [{ accountKind: kind, accountId: id, change: -state.balance }]
    const entryId = await books.write({
      kind: 'adjustment',
      note: DELETED_NOTE,
      lines,
      items: [item],
    })
    await changeBalances(books, lines)
    await markDeleted(books, item, books.now())
    return { entry_id: entryId }
  })
}
