import type { acceptOffer as acceptOfferContract, ResponseOf } from '@solvent/contracts'
import {
  allLiabilities,
  insertLiability,
  type LiabilityRow,
  lockLiability,
  updateLiability,
} from '../../storage/tables/liabilities-table'
import { findOffer } from '../../storage/tables/offers-table'
import { requireRoomForDebt } from '../books/active-debts'
import { afterPayment } from '../books/after-payment'
import type { Books } from '../books/books'
import { toDueLiability, toLiability } from '../books/liability-view'
import { debtSize, requireSafeTotal } from '../books/totals'
import { withBooks } from '../books/with-books'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { type AcceptableOffer, requireAcceptable } from './acceptable-offer'

interface Replaced {
  before: LiabilityRow
  after: LiabilityRow
}

/**
 * Adds the debt of an offer and lowers those that it pays, in one entry that can be undone. What it pays counts as
 * payments on them, not as money of the month. The offer stays stored.
 *
 * @throws DomainError `not_found`, `too_many_debts`, and the errors of `requireAcceptable`
 */
export function acceptOffer(
  services: Services,
  userId: string,
  id: string,
): Promise<ResponseOf<typeof acceptOfferContract>> {
  return withBooks(services, userId, async (books) => {
    const offer = await findOffer(books, id)
    if (!offer) throw new DomainError('not_found')
    const locked = await lockInOrder(
      books,
      offer.replaces.map((debt) => debt.id),
    )
    const { payments, liability } = await requireAcceptable(books, offer)
    const replaced = payments.map((payment) => payOn(locked, payment, books.today))
    await requireRoom(books, liability, replaced)
    const entryId = await books.write({
      kind: 'refinancing',
      lines: [
        { accountKind: 'liability', accountId: liability.id, change: liability.remaining },
        ...replaced.map(({ before, after }) => ({
          accountKind: 'liability' as const,
          accountId: before.id,
          change: after.remaining - before.remaining,
        })),
      ],
      items: [liability, ...replaced.map(({ before }) => before)].map((row) => ({
        kind: 'liability' as const,
        id: row.id,
      })),
    })
    await insertLiability(books, liability, books.now())
    for (const { after } of replaced) await updateLiability(books, after)
    return { liability: toLiability(liability, books.today), entry_id: entryId }
  })
}

/** By id, so that two requests that pay the same debts never wait for each other. */
async function lockInOrder(books: Books, ids: readonly string[]): Promise<Map<string, LiabilityRow>> {
  const locked = new Map<string, LiabilityRow>()
  for (const id of [...ids].sort()) {
    const row = await lockLiability(books, id)
    if (row) locked.set(id, row)
  }
  return locked
}

function payOn(
  locked: ReadonlyMap<string, LiabilityRow>,
  { liabilityId, amount, type }: AcceptableOffer['payments'][number],
  today: string,
): Replaced {
  const before = locked.get(liabilityId)
  if (!before) throw new DomainError('not_found')
  return { before, after: afterPayment(before, toDueLiability(before, today), { amount, type, on: today }) }
}

/** @throws DomainError `too_many_debts`, or `invalid_request` for a total that is too large */
async function requireRoom(
  books: Books,
  liability: LiabilityRow,
  replaced: readonly Replaced[],
): Promise<void> {
  const changed = new Map(replaced.map(({ after }) => [after.id, after]))
  const others = (await allLiabilities(books)).map((row) => changed.get(row.id) ?? row)
  requireRoomForDebt(liability, others)
  requireSafeTotal('replaces', [liability, ...others].map(debtSize))
}
