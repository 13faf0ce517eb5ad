import type { getSchedule, ResponseOf } from '@solvent/contracts'
import { fromMinor } from '@solvent/money'
import { amortizationTable } from '@solvent/plan'
import { type LiabilityRow, liabilitiesById } from '../../storage/tables/liabilities-table'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import type { BooksView } from './books'
import { toDueLiability } from './liability-view'
import { total } from './totals'
import { readBooks } from './with-books'

type Schedule = ResponseOf<typeof getSchedule>

/**
 * The remaining payments on a liability.
 *
 * @throws DomainError `not_found`
 */
export function readSchedule(services: Services, userId: string, id: string): Promise<Schedule> {
  return readBooks(services, userId, async (books) =>
    scheduleOf(await requireLiability(books, id), books.today),
  )
}

/** @throws DomainError `not_found` */
export async function requireLiability(books: BooksView, id: string): Promise<LiabilityRow> {
  const [liability] = await liabilitiesById(books, [id])
  if (!liability) throw new DomainError('not_found')
  return liability
}

export function scheduleOf(liability: LiabilityRow, today: string): Schedule {
  const rows = amortizationTable(toDueLiability(liability, today), today)
  return {
    payments: rows.map((row) => ({
      number: row.number,
      due_date: row.dueDate,
      opening: fromMinor(row.opening),
      interest: fromMinor(row.interest),
      payment: fromMinor(row.payment),
      principal: fromMinor(row.principal),
      closing: fromMinor(row.closing),
    })),
    total_interest: fromMinor(total(rows.map(({ interest }) => interest))),
    total_payments: fromMinor(total(rows.map(({ payment }) => payment))),
    paid_off_on: rows.find(({ closing }) => closing === 0n)?.dueDate ?? null,
  }
}
