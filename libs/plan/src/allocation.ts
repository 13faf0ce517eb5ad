import { minOf } from '@solvent/money'
import type { Assessment } from './assessment'
import { extraOrder, type Strategy } from './strategy'

/** What one debt gets this month, in minor units. */
export interface Grant {
  assessment: Assessment
  duePaid: bigint
  extra: bigint
}

interface AllocationRules {
  strategy: Strategy
  /** Whether extra money also goes to debts without interest, where paying early saves nothing. */
  prepayZeroRate: boolean
  /** The reserve to set aside after the dues, in minor units; called only if money is left. */
  reserve: () => bigint
  /** What the cushion lacks, in minor units: set aside after the reserve. */
  cushionGap: bigint
}

interface Allocation {
  grants: Grant[]
  /** Neither paid nor recommended, including the two sums that are set aside; in minor units. */
  left: bigint
  reserved: bigint
  /** Set aside for the cushion. */
  cushioned: bigint
}

/**
 * Spends the money on the dues in the given rank order, sets the reserve and the cushion aside, and spends the rest on
 * extra payments in the order of the strategy. A due that exceeds the money left is paid in part, and those ranked
 * below it not at all.
 */
export function allocate(ranked: Assessment[], money: bigint, rules: AllocationRules): Allocation {
  let left = money
  const spend = (wanted: bigint) => {
    const spent = minOf(left, wanted)
    left -= spent
    return spent
  }
  const grants = ranked.map((assessment) => ({ assessment, duePaid: spend(assessment.due), extra: 0n }))
  const reserved = left > 0n ? spend(rules.reserve()) : 0n
  const cushioned = spend(rules.cushionGap)
  const targets = left > 0n ? targetsOfExtra(grants, rules) : []
  for (const grant of targets) {
    grant.extra = spend(grant.assessment.mostExtra)
  }
  return { grants, left: left + reserved + cushioned, reserved, cushioned }
}

/** The grants that may receive extra money, in the order they get it. */
function targetsOfExtra(grants: Grant[], { strategy, prepayZeroRate }: AllocationRules): Grant[] {
  if (strategy === 'minimum') return []
  const compare = extraOrder[strategy]
  return grants
    .filter(({ assessment }) => prepayZeroRate || assessment.bearsInterest)
    .sort((a, b) => compare(a.assessment, b.assessment))
}
