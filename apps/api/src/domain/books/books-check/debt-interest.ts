import { addDays } from '@solvent/money'
import { countInterestPostings, debtAtEntry, interestPostings } from '@solvent/plan'
import { toPlanLiability } from '../liability-view'
import type { DebtState } from './debt-state'

/** Posted interest, and the amount owed just before it. */
export interface PostedInterest {
  occurredOn: string
  /** Minor units. */
  owed: bigint
  /** Undefined if unknown. */
  accrual: DebtState['accrual'] | undefined
}

/**
 * The interest due on that day under the terms, in minor units; 0 if none is due, null if unknown.
 */
export function interestDue(terms: DebtState, { occurredOn, owed, accrual }: PostedInterest): bigint | null {
  const accrues =
    terms.lenderTerms !== null || terms.frequency === 'quarterly' || terms.frequency === 'yearly'
  if (accrues && accrual === undefined) return null
  const dayBefore = addDays(occurredOn, -1)
  // Interest has an entry only if the last statement was not paid in full.
  const statement = { unpaid: owed, inGrace: false }
  const debt = { ...toPlanLiability({ ...terms, remaining: owed, statement }), accrual: null }
  // A due date in between ends the accrual's period, even if its interest rounded to 0 and has no entry.
  const isCurrentPeriod = accrual ? countInterestPostings(debt, accrual.through, dayBefore) === 0 : false
  const [posting] = interestPostings(
    { ...debt, accrual: isCurrentPeriod ? (accrual ?? null) : null },
    dayBefore,
    occurredOn,
  )
  if (posting?.fees && areFeesUnknown(terms)) return null
  return posting?.interest ?? 0n
}

/** A statement with fees may add no interest, and the last minimum, which a credit may cover, is not in the terms. */
function areFeesUnknown({ lenderTerms, credit }: DebtState): boolean {
  return lenderTerms?.gracePeriod !== undefined || (lenderTerms?.minimum !== undefined && credit > 0n)
}

/** No debt has more instalments; computing the terms of one that does would take minutes. */
export const MAX_INSTALMENTS = 10_000

/** The amount owed when a debt is entered with these terms, in minor units; null if they are invalid. */
export function owedAtEntry(terms: DebtState): bigint | null {
  const { installmentsTotal: count, installmentsPaidAtEntry: installmentsPaid } = terms
  if (installmentsPaid < 0 || installmentsPaid > count || count > MAX_INSTALMENTS) return null
  return nullIfInvalid(
    () => debtAtEntry({ ...terms, count, installmentsPaid, remaining: terms.remainingAtEntry }).remaining,
  )
}

/** The result of a computation on terms, or null if it throws a RangeError because they are invalid. */
export function nullIfInvalid<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
