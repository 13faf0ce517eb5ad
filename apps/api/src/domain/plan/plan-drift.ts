import type { getPlanDrift, ResponseOf } from '@solvent/contracts'
import { addDays, fromMinor } from '@solvent/money'
import { liabilitiesById } from '../../storage/tables/liabilities-table'
import { firstTraceBetween } from '../../storage/tables/plan-traces-table'
import { postedSince } from '../../storage/tables/posted-on-debts'
import type { BooksView } from '../books/books'
import { readBooks } from '../books/with-books'
import type { Services } from '../services'
import { planBasis, toPlannedLiability } from './plan-inputs'
import { FIRST_DAY, traceSince } from './plan-traces'

type Answer = ResponseOf<typeof getPlanDrift>

/**
 * Why the debt-free month moved since a day, or in the last month.
 *
 * @throws DomainError `user_not_found`
 */
export async function planDrift(
  services: Services,
  userId: string,
  since: string | undefined,
): Promise<Answer> {
  const { basis, paidOff, first, trace, posted } = await readBooks(services, userId, (books) =>
    readDrift(books, since),
  )
  const first_day = first?.day ?? null
  const { inputs, settings } = basis
  if (trace === null || inputs.liabilities.length === 0) return { since: null, first_day, drift: null }
  const liabilities = [...inputs.liabilities, ...paidOff]
  const { strategy, reserve } = settings
  const request = { userId, debts: liabilities.length }
  const today = { inputs: { ...inputs, liabilities }, strategy, reserve, posted }
  const drift = await services.plans.run(request, 'drift', trace, today)
  return { since: trace.day, first_day, drift }
}

async function readDrift(books: BooksView, since: string | undefined) {
  const yesterday = addDays(books.today, -1)
  const trace = await traceSince(books, since, yesterday)
  const [basis, planned, first, posted] = await Promise.all([
    planBasis(books),
    liabilitiesById(books, trace?.inputs.liabilities.map(({ id }) => id) ?? []),
    firstTraceBetween(books, FIRST_DAY, yesterday),
    trace ? postedSince(books, trace.lastEntry) : [],
  ])
  return {
    basis,
    trace,
    first,
    paidOff: planned
      .filter(({ remaining }) => remaining === 0n)
      .map((row) => toPlannedLiability(row, books.today)),
    posted: posted.map(({ liabilityId, interest, paid, fromReceived }) => ({
      liability_id: liabilityId,
      interest: fromMinor(interest),
      paid: fromMinor(paid),
      from_received: fromMinor(fromReceived),
    })),
  }
}
