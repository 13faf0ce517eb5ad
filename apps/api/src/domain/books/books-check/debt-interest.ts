import { addDays } from '@solvent/money'
import { countInterestPostings, debtAtEntry, interestPostings } from '@solvent/plan'
import { toPlanLiability } from '../liability-view'
import type { DebtState } from './debt-state'

/** Posted interest, and what was owed just before it. */
export interface PostedInterest {
  occurredOn: string
  /** Minor units. */
  owed: bigint
  /** Undefined where it is not known. */
  accrual: DebtState['accrual'] | undefined
}

/**
 * What the terms make of the interest of that day, in minor units: 0 on a day on which none is due. Null where that
 * cannot be told.
 */
export function interestDue(terms: DebtState, { occurredOn, owed, accrual }: PostedInterest): bigint | null {
  const accruesByMonths = terms.frequency === 'quarterly' || terms.frequency === 'yearly'
  if (accruesByMonths && accrual === undefined) return null
  const eve = addDays(occurredOn, -1)
  const debt = { ...toPlanLiability({ ...terms, remaining: owed }), accrual: null }
  // A due date in between, on which so little was due that it is no entry, has ended the period of the accrual.
  const isOfPeriod = accrual ? countInterestPostings(debt, accrual.through, eve) === 0 : false
  const [posting] = interestPostings(
    { ...debt, accrual: isOfPeriod ? (accrual ?? null) : null },
    eve,
    occurredOn,
  )
  return posting?.interest ?? 0n
}

/** More instalments than any debt has; with them the terms would be worked out for minutes. */
export const MOST_INSTALMENTS = 10_000

/** What is owed on a debt when it is entered with these terms, in minor units; null where they make no sense. */
export function owedAtEntry(terms: DebtState): bigint | null {
  const { installmentsTotal: count, installmentsPaidAtEntry: installmentsPaid } = terms
  if (installmentsPaid < 0 || installmentsPaid > count || count > MOST_INSTALMENTS) return null
  return orNull(
    () => debtAtEntry({ ...terms, count, installmentsPaid, remaining: terms.remainingAtEntry }).remaining,
  )
}

/** What is worked out from terms, or null where it refuses them. */
export function orNull<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
