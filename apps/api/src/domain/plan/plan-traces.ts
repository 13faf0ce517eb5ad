import { isDeepStrictEqual } from 'node:util'
import type { PlanInputs, PlanSettings } from '@solvent/contracts'
import { addDays, addMonthsClamped } from '@solvent/money'
import type { UserTransaction } from '../../storage/database'
import {
  firstTraceBetween,
  lastTraceBetween,
  type PlanTraceRow,
  savePlanTrace,
  thinPlanTraces,
} from '../../storage/tables/plan-traces-table'
import { newestEntryId } from '../../storage/tables/posted-on-debts'
import type { BooksView } from '../books/books'
import type { Services } from '../services'

/** Before every day. */
export const FIRST_DAY = '0001-01-01'

/** Each day is kept for so long, from then on one of a month. */
const DAYS_KEPT = 400

/** What the trace of today is judged by. */
export interface TraceBasis {
  /** The trace of today so far. */
  known: PlanTraceRow | null
  newestEntry: string | null
}

export async function traceBasis(books: BooksView): Promise<TraceBasis> {
  const [newestEntry, known] = await Promise.all([
    newestEntryId(books),
    lastTraceBetween(books, books.today, books.today),
  ])
  return { known, newestEntry }
}

/** The trace that the plan of today leaves; null where it is known, or nothing is owed. */
export async function newTrace(
  { plans }: Services,
  userId: string,
  { inputs: given, settings: { strategy, reserve }, traced: { known, newestEntry } }: Traced,
): Promise<PlanTraceRow | null> {
  if (given.liabilities.length === 0) return null
  const inputs = withoutNames(given)
  const isKnown =
    known !== null &&
    known.strategy === strategy &&
    known.reserve === reserve &&
    // As it would be stored.
    isDeepStrictEqual(known.inputs, JSON.parse(JSON.stringify(inputs)))
  if (isKnown) return null
  const request = { userId, debts: inputs.liabilities.length }
  const { debtFreeMonth, totalInterest } = await plans.run(request, 'course', inputs, { strategy, reserve })
  return {
    day: inputs.today,
    inputs,
    strategy,
    reserve,
    debtFreeMonth,
    totalInterest,
    lastEntry: newestEntry,
  }
}

/** The plan of today, and what its trace is judged by. */
interface Traced {
  inputs: PlanInputs
  settings: Pick<PlanSettings, 'strategy' | 'reserve'>
  traced: TraceBasis
}

/** No course depends on what things are called, how amounts are written, nor on what the sources hold. */
function withoutNames({ currency: _, liquid_assets: __, ...inputs }: PlanInputs): PlanInputs {
  return {
    ...inputs,
    liabilities: inputs.liabilities.map((debt) => ({ ...debt, liability_type: '', description: '' })),
    expected: inputs.expected.map((sum) => ({ ...sum, description: '' })),
  }
}

export async function saveTrace(tx: UserTransaction, trace: PlanTraceRow): Promise<void> {
  await savePlanTrace(tx, trace)
  await thinPlanTraces(tx, addDays(trace.day, -DAYS_KEPT))
}

/** The trace of the day, else the nearest before it, else the first after it; without a day the first of a month. */
export async function traceSince(
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
