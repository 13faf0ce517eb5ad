import {
  changeBalances,
  type LedgerItem,
  lockLedgerItem,
  markDeleted,
} from '../../storage/tables/ledger-items'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { DELETED, writeEntry } from './journal'
import { openBooks } from './open-books'

/**
 * Deletes an asset, an expected asset or a liability: its entry takes the balance to 0, and undoing that entry
 * brings everything back.
 *
 * @throws DomainError `not_found`
 */
export function deleteLedgerItem(
  services: Services,
  userId: string,
  item: LedgerItem,
): Promise<{ entry_id: string }> {
  const { kind, id } = item
  return openBooks(services, userId, async (tx) => {
    const state = await lockLedgerItem(tx, item)
    if (!state || state.isDeleted) throw new DomainError('not_found')
    const lines =
      kind === 'tentative_asset' ? [] : [{ accountKind: kind, accountId: id, change: -state.balance }]
    const entryId = await writeEntry(tx, services.clock, {
      kind: 'adjustment',
      note: DELETED,
      lines,
      items: [item],
    })
    await changeBalances(tx, lines)
    await markDeleted(tx, item, services.clock.now().toISOString())
    return { entry_id: entryId }
  })
}
