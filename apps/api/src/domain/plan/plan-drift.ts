import type { getPlanDrift, ResponseOf } from '@solvent/contracts'
import { addDays, addMonthsClamped, fromMinor } from '@solvent/money'
import { courseOf, driftAnswer } from '@solvent/plan/answers'
import { allLiabilities } from '../../storage/tables/liabilities-table'
import {
  firstTraceBetween,
  lastTraceBetween,
  type PlanTraceRow,
} from '../../storage/tables/plan-traces-table'
import { postedSince } from '../../storage/tables/posted-on-debts'
import type { BooksView } from '../books/books'
import { readBooks } from '../books/with-books'
import type { Services } from '../services'
import { planBasis, toPlannedLiability } from './plan-inputs'

type Answer = ResponseOf<typeof getPlanDrift>

const FIRST_DAY = '0001-01-01'

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
  if (inputs.liabilities.length === 0) return { course: null, since: null, first_day, drift: null }
  // The work of the engine holds up no transaction.
  if (trace === null) return { course: courseOf(inputs, settings), since: null, first_day, drift: null }
  const liabilities = [...inputs.liabilities, ...paidOff]
  const { strategy, reserve } = settings
  const drift = driftAnswer(trace, { inputs: { ...inputs, liabilities }, strategy, reserve, posted })
  const { ending, debt_free_month } = drift.now
  return { course: { ending, debt_free_month }, since: trace.day, first_day, drift }
}

async function readDrift(books: BooksView, since: string | undefined) {
  const yesterday = addDays(books.today, -1)
  const trace = await traceSince(books, since, yesterday)
  const [basis, rows, first, posted] = await Promise.all([
    planBasis(books),
    allLiabilities(books),
    firstTraceBetween(books, FIRST_DAY, yesterday),
    trace ? postedSince(books, trace.lastEntry) : [],
  ])
  return {
    basis,
    trace,
    first,
    paidOff: rows.filter(({ remaining }) => remaining === 0n).map(toPlannedLiability),
    posted: posted.map(({ liabilityId, interest, paid }) => ({
      liability_id: liabilityId,
      interest: fromMinor(interest),
      paid: fromMinor(paid),
    })),
  }
}

/** The trace of the day, else the nearest before it, else the first after it; without a day the first of a month. */
async function traceSince(
  books: BooksView,
  since: string | undefined,
  yesterday: string,
): Promise<PlanTraceRow | null> {
  if (since === undefined) {
    const monthAgo = addMonthsClamped(books.today, -1)
    const first = await firstTraceBetween(books, monthAgo, yesterday)
    return first ?? lastTraceBetween(books, FIRST_DAY, yesterday)
  }
  const last = since < yesterday ? since : yesterday
  return (await lastTraceBetween(books, FIRST_DAY, last)) ?? firstTraceBetween(books, FIRST_DAY, yesterday)
}
