import type { getSchedule, ResponseOf } from '@solvent/contracts'
import { fromMinor } from '@solvent/money'
import { amortizationTable } from '@solvent/plan'
import { allLiabilities } from '../storage/liabilities-table'
import { DomainError } from './domain-error'
import { toPlanLiability } from './liability-view'
import { openBooks } from './open-books'
import type { Services } from './services'
import { total } from './totals'

/**
 * What is still to be paid on a liability.
 *
 * @throws DomainError `not_found`
 */
export function readSchedule(
  services: Services,
  userId: string,
  id: string,
): Promise<ResponseOf<typeof getSchedule>> {
  return openBooks(services, userId, async (tx) => {
    const liability = (await allLiabilities(tx, userId)).find((row) => row.id === id)
    if (!liability) throw new DomainError('not_found')
    const rows = amortizationTable(toPlanLiability(liability), services.clock.today())
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
      paid_off_on: rows.at(-1)?.dueDate ?? null,
    }
  })
}
