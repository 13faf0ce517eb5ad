import {
  type addLiability,
  type BodyOf,
  FALLBACK_LIABILITY_TYPES,
  type Liability,
  type updateLiability as updateLiabilityContract,
} from '@solvent/contracts'
import { maxOf } from '@solvent/money'
import { accrualOfNewTerms } from '@solvent/plan'
import { v7 as newId } from 'uuid'
import { interestOnLiability } from '../../storage/tables/journal-table'
import {
  allLiabilities,
  insertLiability,
  type LiabilityRow,
  lockLiability,
  updateLiability,
} from '../../storage/tables/liabilities-table'
import { paidOnLiability } from '../../storage/tables/payments-table'
import { moneyFor } from '../account/profile'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { shallowEqual } from '../shallow-equal'
import { requireRoomForDebt } from './active-debts'
import { type AgreedTerms, agreedTerms } from './liability-terms'
import { toLiability, toPlanLiability } from './liability-view'
import { openingNote } from './opening-note'
import { requireSafeTotal } from './totals'
import { typeList } from './type-list'
import { readBooks, withBooks } from './with-books'

export function listLiabilities(services: Services, userId: string): Promise<Liability[]> {
  return readBooks(services, userId, async (books) => {
    const rows = await allLiabilities(books)
    return rows.map((row) => toLiability(row, books.today))
  })
}

export async function listLiabilityTypes(services: Services, userId: string): Promise<string[]> {
  const rows = await readBooks(services, userId, allLiabilities)
  return typeList(
    FALLBACK_LIABILITY_TYPES,
    rows.map(({ type }) => type),
  )
}

/**
 * What is owed is the opening entry of its books, which says what was paid before. An amount of 0 is paid off from the
 * start.
 *
 * @throws DomainError `too_many_debts`, or as `agreedTerms` does
 */
export function createLiability(
  services: Services,
  userId: string,
  body: BodyOf<typeof addLiability>,
): Promise<Liability> {
  return withBooks(services, userId, async (books) => {
    const money = await moneyFor(books)
    const { terms, opening } = agreedTerms(body, { total: body.liability_amount, money })
    const liability: LiabilityRow = {
      ...terms,
      id: newId(),
      description: body.description ?? '',
      remaining: opening,
      installmentsPaid: terms.installmentsPaidAtEntry,
      credit: 0n,
      interestPostedThrough: books.today,
      accrual: null,
    }
    const others = await allLiabilities(books)
    requireRoomForDebt(liability, others)
    requireSafeTotal(
      'liability_amount',
      [liability, ...others].map(({ total }) => total),
    )
    await books.write({
      kind: 'opening',
      note: openingNote(liability),
      lines: [{ accountKind: 'liability', accountId: liability.id, change: liability.remaining }],
      items: [{ kind: 'liability', id: liability.id }],
    })
    await insertLiability(books, liability, books.now())
    return toLiability(liability, books.today)
  })
}

/**
 * New terms: the instalment is computed anew over the total, what is paid stays paid, posted interest stays owed,
 * and the change is an adjustment entry, also of the terms alone. An absent description stays as it is, and so does
 * what was said of the time before the entry.
 *
 * @throws DomainError `not_found`, `too_many_debts`, or as `agreedTerms` does
 */
export function changeLiability(
  services: Services,
  userId: string,
  id: string,
  body: BodyOf<typeof updateLiabilityContract>,
): Promise<Liability> {
  return withBooks(services, userId, async (books) => {
    const before = await lockLiability(books, id)
    if (!before) throw new DomainError('not_found')
    const money = await moneyFor(books)
    const { terms, opening } = agreedTerms(body, { total: body.total_amount, said: before, money })
    const paid = await paidOnLiability(books, id)
    const interest = await interestOnLiability(books, id)
    const after = withTerms(before, terms, opening + interest - paid)
    after.description = body.description ?? before.description
    const others = (await allLiabilities(books)).filter((liability) => liability.id !== id)
    if (before.remaining === 0n) requireRoomForDebt(after, others)
    requireSafeTotal(
      'total_amount',
      [after, ...others].map(({ total }) => total),
    )
    if (shallowEqual(before, after)) return toLiability(before, books.today)
    await books.write({
      kind: 'adjustment',
      lines: [{ accountKind: 'liability', accountId: id, change: after.remaining - before.remaining }],
      items: [{ kind: 'liability', id }],
    })
    // All interest so far is posted by the old terms; the new ones begin today.
    const accrual = accrualOfNewTerms(toPlanLiability(before), toPlanLiability(after), books.today)
    const changed = { ...after, accrual, interestPostedThrough: books.today }
    await updateLiability(books, changed)
    return toLiability(changed, books.today)
  })
}

/** The debt by new terms of which so much is owed; what was paid since it was entered stays paid. */
export function withTerms(before: LiabilityRow, terms: AgreedTerms, owed: bigint): LiabilityRow {
  const { instalment, installmentsTotal } = terms
  // A smaller instalment may be covered by money that was only a part of the old one.
  const paidSince = before.installmentsPaid - before.installmentsPaidAtEntry
  const covered = instalment === 0n ? 0n : before.credit / instalment
  return {
    ...before,
    ...terms,
    remaining: maxOf(0n, owed),
    installmentsPaid: Math.min(
      paidSince + Number(covered) + terms.installmentsPaidAtEntry,
      installmentsTotal,
    ),
    credit: before.credit - covered * instalment,
  }
}
