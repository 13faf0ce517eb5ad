import { addMonthsClamped, type MoneyFormat } from '@solvent/money'
import { balanceAfter, type InstalmentTerms, instalmentAmount } from './instalment'
import { minimumDue } from './minimum'

/** The terms of a debt and its state as entered. Money is in minor units. */
export interface EntryTerms extends InstalmentTerms {
  /** Instalments paid before the entry. */
  installmentsPaid: number
  /**
   * Balance at entry; more than the total on a card with interest and fees. Null: what the contract leaves after the
   * instalments paid.
   */
  remaining: bigint | null
  /** The lender's own instalment. Null: the contract's annuity. */
  lenderInstalment: bigint | null
}

/** The instalment and balance of a debt at entry, in minor units. */
export interface DebtAtEntry {
  instalment: bigint
  remaining: bigint
}

/**
 * A card with a minimum is entered with what is owed, however many due dates have passed.
 *
 * @throws RangeError as `instalmentAmount` does
 */
export function debtAtEntry(terms: EntryTerms): DebtAtEntry {
  const minimum = terms.lenderTerms?.minimum
  if (minimum) {
    const owed = terms.remaining ?? terms.total
    const isFree = terms.lenderTerms?.gracePeriod === 'kept'
    const first = minimumDue(minimum, owed, isFree ? 0n : firstInterest(terms, owed))
    return { instalment: terms.lenderInstalment ?? first, remaining: owed }
  }
  const instalment = terms.lenderInstalment ?? instalmentAmount(terms)
  return { instalment, remaining: terms.remaining ?? balanceAfter(terms, instalment, terms.installmentsPaid) }
}

/** The interest of one whole period on what is owed. */
function firstInterest({ lenderTerms = null, ...contract }: EntryTerms, owed: bigint): bigint {
  const wholePeriod = lenderTerms && { ...lenderTerms, statementDays: 0 }
  return balanceAfter({ ...contract, lenderTerms: wholePeriod, total: owed }, 0n, 1) - owed
}

/** Why the terms as entered are invalid: the field, and a message for the user. */
export interface EntryProblem {
  about: 'installmentsPaid' | 'instalment' | 'lenderTerms'
  message: string
}

/** The first contradiction in the terms, or null. Assumes amounts above 0 and whole numbers. */
export function entryProblem(terms: EntryTerms, money: MoneyFormat): EntryProblem | null {
  const { total, count, installmentsPaid, lenderInstalment } = terms
  if (installmentsPaid >= count) {
    return { about: 'installmentsPaid', message: 'must be less than the number of installments' }
  }
  const contradiction =
    deferralProblem(terms) ?? monthlyProblem(terms) ?? graceProblem(terms) ?? chargeProblem(terms)
  if (contradiction) return { about: 'lenderTerms', message: contradiction }
  const tooSmall = lenderInstalment === null ? null : shortInstalment(terms, lenderInstalment, money)
  if (tooSmall) return { about: 'instalment', message: tooSmall }
  const tooLow = shortMinimum(terms, money)
  if (tooLow) return { about: 'lenderTerms', message: tooLow }
  if (total > 0n && installmentsPaid > 0 && debtAtEntry(terms).remaining === 0n) {
    return { about: 'installmentsPaid', message: 'With these payments nothing is owed any more.' }
  }
  return null
}

/** The longest deferral, which keeps its interest exact; lenders offer at most a few years. */
const MAX_DEFERRAL_MONTHS = 120

function deferralProblem({ firstDueDate, lenderTerms }: EntryTerms): string | null {
  const until = lenderTerms?.deferredUntil
  if (until === undefined || firstDueDate === undefined) return null
  if (until <= firstDueDate) return 'Interest can only be deferred until a day after the first due date.'
  return until > addMonthsClamped(firstDueDate, MAX_DEFERRAL_MONTHS)
    ? 'Interest can be deferred for at most ten years.'
    : null
}

function monthlyProblem({ frequency, lenderTerms }: EntryTerms): string | null {
  if (lenderTerms?.minimum && lenderTerms.instalmentChanges)
    return 'A minimum payment replaces the installments.'
  if (frequency === 'monthly') return null
  if (lenderTerms?.minimum) return 'Only a monthly debt can have a minimum payment.'
  return lenderTerms?.statementDays ? 'Only a monthly debt can have a statement day.' : null
}

function graceProblem({ lenderTerms }: EntryTerms): string | null {
  if (!lenderTerms?.gracePeriod) return null
  if (!lenderTerms.minimum || !lenderTerms.statementDays) {
    return 'An interest-free period needs a minimum payment and the days from statement to due date.'
  }
  return lenderTerms.deferredUntil
    ? 'Deferred interest and an interest-free period do not go together.'
    : null
}

function chargeProblem({ lenderTerms }: EntryTerms): string | null {
  return lenderTerms?.minimum && lenderTerms.earlyCharge
    ? 'A card with a minimum payment can be paid early without a charge.'
    : null
}

/** A share that does not exceed the interest never lowers what is owed, unless the interest is due on top of it. */
function shortMinimum(terms: EntryTerms, money: MoneyFormat): string | null {
  const { minimum } = terms.lenderTerms ?? {}
  if (!minimum) return null
  const owed = terms.remaining ?? terms.total
  const interest = firstInterest(terms, owed)
  const least = minimumDue(minimum, owed + interest, interest)
  if (owed === 0n || least > interest) return null
  return `The interest of one month is ${money(interest)}: a minimum of ${money(least)} never pays this off.`
}

/** An instalment that does not exceed the interest never lowers the debt. */
function shortInstalment(terms: EntryTerms, instalment: bigint, money: MoneyFormat) {
  const interest = firstInterest(terms, terms.remaining ?? terms.total)
  const changed = terms.lenderTerms?.instalmentChanges?.map(({ amount }) => amount) ?? []
  if ([instalment, ...changed].some((amount) => amount > interest)) return null
  return `The interest of one period is ${money(interest)}: installments of ${money(instalment)} never pay this off.`
}
