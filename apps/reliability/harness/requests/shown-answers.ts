import type { Poller } from './poller'

const SERVICE_UNAVAILABLE = 503

/** What people were shown besides 200. */
export interface ShownAnswers {
  /** Counts by status. */
  counts: Record<number, number>
  /** 503 responses to reads without Retry-After. */
  withoutRetryAfter: number
}

/** @param refused counts of refused payments, by status */
export function shownAnswers(
  refused: Readonly<Record<number, number>>,
  { answers }: Pick<Poller, 'answers'>,
): ShownAnswers {
  const counts = { ...refused }
  const others = answers.filter(({ status }) => status !== 200)
  for (const { status } of others) counts[status] = (counts[status] ?? 0) + 1
  const withoutRetryAfter = others.filter(
    ({ status, hasRetryAfter }) => status === SERVICE_UNAVAILABLE && !hasRetryAfter,
  ).length
  return { counts, withoutRetryAfter }
}

/** Adds counts by status to others. */
export function addCounts(totals: Record<number, number>, counts: Readonly<Record<number, number>>): void {
  for (const [status, count] of Object.entries(counts)) {
    totals[Number(status)] = (totals[Number(status)] ?? 0) + count
  }
}
