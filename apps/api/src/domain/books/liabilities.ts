import { isDeepStrictEqual } from 'node:util'
import {
  type addLiability,
  type BodyOf,
  FALLBACK_LIABILITY_TYPES,
  type Liability,
  type updateLiability as updateLiabilityContract,
} from '@solvent/contracts'
import { maxOf } from '@solvent/money'
import { accrualOfNewTerms, minimumDue, statementOfNewTerms } from '@solvent/plan'
import { addedToLiability } from '../../storage/tables/journal-table'
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
import { requireRoomForDebt } from './active-debts'
import { type AgreedTerms, agreedTerms } from './liability-terms'
import { toLiability, toPlanLiability } from './liability-view'
import { newLiability } from './new-liability'
import { openingNote } from './opening-note'
import { debtSize, requireSafeTotal } from './totals'
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
 * Records the amount owed as an opening entry, whose note says what was paid before. An amount of 0 is paid off from
 * the start.
 *
 * @throws DomainError `too_many_debts`, and the errors of `agreedTerms`
 */
export function createLiability(
  services: Services,
  userId: string,
  body: BodyOf<typeof addLiability>,
): Promise<Liability> {
  return withBooks(services, userId, async (books) => {
    const liability = await newLiability(books, body)
    const others = await allLiabilities(books)
    requireRoomForDebt(liability, others)
    requireSafeTotal('liability_amount', [liability, ...others].map(debtSize))
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
 * Changes the terms: recomputes the instalment from the total; payments, posted interest and
 * expenses on a card still count. Records an
 * adjustment entry, even if only the terms change. An absent description and absent figures about earlier payments are
 * left unchanged.
 *
 * @throws DomainError `not_found`, `too_many_debts`, and the errors of `agreedTerms`
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
    const { terms, opening } = agreedTerms(body, {
      total: body.total_amount,
      stated: before,
      today: books.today,
      money,
    })
    const paid = await paidOnLiability(books, id)
    const added = await addedToLiability(books, id, ['interest', 'expense', 'refinancing'])
    const after = withTerms(before, terms, opening + added - paid)
    after.description = body.description ?? before.description
    const others = (await allLiabilities(books)).filter((liability) => liability.id !== id)
    if (before.remaining === 0n) requireRoomForDebt(after, others)
    requireSafeTotal('total_amount', [after, ...others].map(debtSize))
    if (isDeepStrictEqual(before, after)) return toLiability(before, books.today)
    await books.write({
      kind: 'adjustment',
      lines: [{ accountKind: 'liability', accountId: id, change: after.remaining - before.remaining }],
      items: [{ kind: 'liability', id }],
    })
    // Interest up to today is posted under the old terms; the new terms apply from today.
    const [old, changing] = [toPlanLiability(before), toPlanLiability(after)]
    const accrual = accrualOfNewTerms(old, changing, books.today)
    const statement = statementOfNewTerms(old, changing)
    const changed = { ...after, accrual, statement, interestPostedThrough: books.today }
    await updateLiability(books, changed)
    return toLiability(changed, books.today)
  })
}

/** What the last statement of a card asks for, or would under new terms; null without a minimum. */
function minimumUnder(before: LiabilityRow, terms: AgreedTerms, remaining: bigint): bigint | null {
  const minimum = terms.lenderTerms?.minimum
  if (!minimum) return null
  const isSame = isDeepStrictEqual(before.lenderTerms?.minimum, minimum)
  return terms.lenderInstalment ?? (isSame ? before.instalment : minimumDue(minimum, remaining, 0n))
}

/** The debt under new terms with `owed` remaining. Payments since it was entered still count. */
export function withTerms(before: LiabilityRow, terms: AgreedTerms, owed: bigint): LiabilityRow {
  const { instalment, installmentsTotal } = terms
  // Credit that was only a part of the old instalment may cover a smaller new one.
  const paidSince = before.installmentsPaid - before.installmentsPaidAtEntry
  const covered = instalment === 0n ? 0n : maxOf(0n, before.credit) / instalment
  const remaining = maxOf(0n, owed)
  return {
    ...before,
    ...terms,
    instalment: minimumUnder(before, terms, remaining) ?? instalment,
    remaining,
    installmentsPaid: Math.min(
      paidSince + Number(covered) + terms.installmentsPaidAtEntry,
      installmentsTotal,
    ),
    credit: before.credit - covered * instalment,
  }
}
