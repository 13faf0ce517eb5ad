import { type DateString, minOf } from '@solvent/money'
import type { Assessment } from './assessment'
import { byStrategy, type Strategy } from './order'

/** What one debt gets this month, in minor units. */
export interface Grant {
  assessment: Assessment
  duePaid: bigint
  extra: bigint
}

interface AllocationRules {
  today: DateString
  strategy: Strategy
  /** Whether extra money also goes to debts without interest, where paying early saves nothing. */
  prepayZeroRate: boolean
}

/**
 * Spends the money on the dues, in the given rank order, and what is left on extra payments, in the order of
 * the strategy. Dues that do not fit are paid in part, and the lower ranked ones not at all.
 */
export function allocate(
  ranked: Assessment[],
  money: bigint,
  rules: AllocationRules,
): { grants: Grant[]; left: bigint } {
  let left = money
  const spend = (wanted: bigint) => {
    const spent = minOf(left, wanted)
    left -= spent
    return spent
  }
  const grants = ranked.map((assessment) => ({ assessment, duePaid: spend(assessment.due), extra: 0n }))
  for (const grant of targetsOfExtra(grants, rules)) {
    grant.extra = spend(grant.assessment.liability.remaining - grant.duePaid)
  }
  return { grants, left }
}

/** The grants that may receive extra money, first the one that gets it first. */
function targetsOfExtra(grants: Grant[], { today, strategy, prepayZeroRate }: AllocationRules): Grant[] {
  if (strategy === 'minimum') return []
  const compare = byStrategy(strategy, today)
  return grants
    .filter(({ assessment }) => prepayZeroRate || assessment.liability.rateBp > 0)
    .sort((a, b) => compare(a.assessment, b.assessment))
}
