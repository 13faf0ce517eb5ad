import type { addLiability, BodyOf } from '@solvent/contracts'
import { v7 as newId } from 'uuid'
import type { LiabilityRow } from '../../storage/tables/liabilities-table'
import { moneyFor } from '../account/profile'
import type { BooksView } from './books'
import { agreedTerms } from './liability-terms'

/**
 * The row of a new debt as it is entered today.
 *
 * @throws DomainError as `agreedTerms` does
 */
export async function newLiability(
  books: BooksView,
  body: BodyOf<typeof addLiability>,
): Promise<LiabilityRow> {
  const { today } = books
  const money = await moneyFor(books)
  const { terms, opening } = agreedTerms(body, { total: body.liability_amount, today, money })
  return {
    ...terms,
    id: newId(),
    description: body.description ?? '',
    remaining: opening,
    installmentsPaid: terms.installmentsPaidAtEntry,
    credit: 0n,
    interestPostedThrough: today,
    accrual: null,
    statement: null,
  }
}
