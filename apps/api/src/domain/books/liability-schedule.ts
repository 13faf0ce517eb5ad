import type { getSchedule, ResponseOf } from '@solvent/contracts'
import { fromMinor } from '@solvent/money'
import { amortizationTable } from '@solvent/plan'
import type { UserTransaction } from '../../storage/database'
import { allLiabilities, type LiabilityRow } from '../../storage/tables/liabilities-table'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { toPlanLiability } from './liability-view'
import { readBooks } from './open-books'
import { total } from './totals'

type Schedule = ResponseOf<typeof getSchedule>

/**
 * What is still to be paid on a liability.
 *
 * @throws DomainError `not_found`
 */
export function readSchedule(services: Services, userId: string, id: string): Promise<Schedule> {
  return readBooks(services, userId, async (tx) =>
    scheduleOf(await requireLiability(tx, id), services.clock.today()),
  )
}

/** @throws DomainError `not_found` */
export async function requireLiability(tx: UserTransaction, id: string): Promise<LiabilityRow> {
  const liability = (await allLiabilities(tx)).find((row) => row.id === id)
  if (!liability) throw new DomainError('not_found')
  return liability
}

export function scheduleOf(liability: LiabilityRow, today: string): Schedule {
  const rows = amortizationTable(toPlanLiability(liability), today)
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
