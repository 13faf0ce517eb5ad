import { addMonthsClamped, type MoneyFormat } from '@solvent/money'
import { balanceAfter, type InstalmentTerms, instalmentAmount } from './instalment'

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

/** @throws RangeError as `instalmentAmount` does */
export function debtAtEntry(terms: EntryTerms): DebtAtEntry {
  const instalment = terms.lenderInstalment ?? instalmentAmount(terms)
  return { instalment, remaining: terms.remaining ?? balanceAfter(terms, instalment, terms.installmentsPaid) }
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
  const deferral = deferralProblem(terms)
  if (deferral) return { about: 'lenderTerms', message: deferral }
  const tooSmall = lenderInstalment === null ? null : shortInstalment(terms, lenderInstalment, money)
  if (tooSmall) return { about: 'instalment', message: tooSmall }
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

/** An instalment that does not exceed the interest never lowers the debt. */
function shortInstalment({ remaining, ...contract }: EntryTerms, instalment: bigint, money: MoneyFormat) {
  const owed = remaining ?? contract.total
  const interest = balanceAfter({ ...contract, total: owed }, 0n, 1) - owed
  if (instalment > interest) return null
  return `The interest of one period is ${money(interest)}: installments of ${money(instalment)} never pay this off.`
}
