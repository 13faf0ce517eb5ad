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

/** Earlier than every day. */
export const FIRST_DAY = '0001-01-01'

/** Daily traces are retained this long; after that, one a month. */
const DAILY_RETENTION_DAYS = 400

/** What decides whether today's trace has to be saved. */
export interface TraceBasis {
  /** Today's trace so far. */
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

/** The trace of today's plan; null if it is already saved, or nothing is owed. */
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
    // In its stored form.
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

/** Today's plan, and the basis of its trace. */
interface Traced {
  inputs: PlanInputs
  settings: Pick<PlanSettings, 'strategy' | 'reserve'>
  traced: TraceBasis
}

/** A plan's course does not depend on names, the currency, the money by day or the liquid assets. */
function withoutNames(inputs: PlanInputs): PlanInputs {
  const { currency: _, liquid_assets: __, pay: ___, recurring: ____, ...kept } = inputs
  return {
    ...kept,
    liabilities: inputs.liabilities.map((debt) => ({ ...debt, liability_type: '', description: '' })),
    expected: inputs.expected.map((sum) => ({ ...sum, description: '' })),
  }
}

export async function saveTrace(tx: UserTransaction, trace: PlanTraceRow): Promise<void> {
  await savePlanTrace(tx, trace)
  await thinPlanTraces(tx, addDays(trace.day, -DAILY_RETENTION_DAYS))
}

/**
 * The trace of the given day, else the nearest one before it, else the first one after it. Without a day: the first
 * trace of the last month, else the nearest one before.
 */
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
