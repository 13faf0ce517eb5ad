import { halfUpDiv } from '@solvent/money'
import { projectPayoff } from '../projection/project-payoff'
import type { Projection, ProjectionInput } from '../projection/projection'
import type { AcceptedOffer } from './accept-offer'

const MONTHS_OF_BURDEN = 12

/** The debts as they are, or with an offer. Money is in minor units. */
export interface Courses {
  /** By the person's plan. */
  plan: Projection
  /** If exactly what is due is paid, from any budget. */
  onlyDue: Projection
  /** What is due in one of the twelve months after this one, on average. */
  duePerMonth: bigint
}

/** What an offer changes. Money is in minor units. */
export interface Gain {
  /** How much less is paid in all; below 0 if it is more. Null unless both end debt-free. */
  saved: bigint | null
  /** Whether the debts end, or cost less; or no longer end, or cost more; `none` if neither. */
  effect: 'better' | 'worse' | 'none'
}

export interface ComparedOffer {
  courses: Courses
  plan: Gain
  onlyDue: Gain
  /** The month from the end of which on what is paid and owed is less than without it, `YYYY-MM`; null if never. */
  aheadFrom: string | null
}

/** @throws RangeError as `projectPayoff` does */
export function coursesOf(input: ProjectionInput): Courses {
  const onlyDue = projectPayoff({ ...input, monthlyBudget: null, strategy: 'minimum', keepsReserve: false })
  const coming = onlyDue.timeline.slice(1, MONTHS_OF_BURDEN + 1)
  const due = coming.reduce((sum, { paid }) => sum + paid, 0n)
  return { plan: projectPayoff(input), onlyDue, duePerMonth: halfUpDiv(due, BigInt(MONTHS_OF_BURDEN)) }
}

/**
 * An offer beside the debts as they are, with the same money for both.
 *
 * @throws RangeError as `projectPayoff` does
 */
export function compareOffer(input: ProjectionInput, today: Courses, accepted: AcceptedOffer): ComparedOffer {
  const courses = coursesOf(withOffer(input, accepted))
  return {
    courses,
    plan: gainOf(today.plan, courses.plan),
    onlyDue: gainOf(today.onlyDue, courses.onlyDue),
    aheadFrom: aheadFrom(today.plan, courses.plan),
  }
}

/** The same money for the debts with the offer. */
export function withOffer(input: ProjectionInput, { liabilities, debt }: AcceptedOffer): ProjectionInput {
  return { ...input, liabilities: [...liabilities, debt] }
}

/** What a course changes against another one. */
export function gainOf(today: Projection, offered: Projection): Gain {
  const endsToday = today.ending === 'debt-free'
  const ends = offered.ending === 'debt-free'
  if (!(endsToday && ends)) {
    return { saved: null, effect: ends ? 'better' : endsToday ? 'worse' : 'none' }
  }
  const saved = today.totalPaid - offered.totalPaid
  return { saved, effect: saved > 0n ? 'better' : saved < 0n ? 'worse' : 'none' }
}

/**
 * The first month from which on each month ends with less paid and owed. The difference to the end of the debts is what
 * an offer saves, so there is none unless it saves something.
 */
function aheadFrom(today: Projection, offered: Projection): string | null {
  const { saved } = gainOf(today, offered)
  if (saved === null || saved <= 0n) return null
  const [longer] = [today, offered].sort((one, other) => other.timeline.length - one.timeline.length)
  const costsToday = costsByMonth(today)
  const costs = costsByMonth(offered)
  const count = longer?.timeline.length ?? 0
  const behind = Array.from({ length: count }, (_, month) => month).findLast(
    (month) => costOf(costs, month) >= costOf(costsToday, month),
  )
  return longer?.timeline[(behind ?? -1) + 1]?.month ?? null
}

/** What has been paid by the end of each month, and is still owed. */
function costsByMonth({ timeline }: Projection): bigint[] {
  let paid = 0n
  return timeline.map((month) => {
    paid += month.paid
    return paid + month.owed
  })
}

/** Nothing changes after the last month. */
function costOf(costs: readonly bigint[], month: number): bigint {
  return costs[month] ?? costs.at(-1) ?? 0n
}
