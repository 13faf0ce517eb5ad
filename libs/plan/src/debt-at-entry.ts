import type { MoneyFormat } from '@solvent/money'
import { balanceAfter, type InstalmentTerms, instalmentAmount } from './instalment'
import { periodInterest } from './interest'

/** The terms of a debt, with what the person knows of it when they enter it. Money is in minor units. */
export interface EntryTerms extends InstalmentTerms {
  /** Instalments paid before the entry. */
  installmentsPaid: number
  /** Owed at the entry. Null: what the contract leaves after the instalments paid. */
  remaining: bigint | null
  /** The lender's own instalment. Null: the contract's annuity. */
  lenderInstalment: bigint | null
}

/** The instalment of a debt and what is owed on it when it is entered, in minor units. */
export interface DebtAtEntry {
  instalment: bigint
  remaining: bigint
}

/** @throws RangeError as `instalmentAmount` does */
export function debtAtEntry(terms: EntryTerms): DebtAtEntry {
  const instalment = terms.lenderInstalment ?? instalmentAmount(terms)
  return { instalment, remaining: terms.remaining ?? balanceAfter(terms, instalment, terms.installmentsPaid) }
}

/** Why a debt cannot be as it is entered: what is wrong with which figure, for the person to read. */
export interface EntryProblem {
  about: 'installmentsPaid' | 'remaining' | 'instalment'
  message: string
}

/** What contradicts itself in the terms, or null. Amounts above 0 and whole numbers are taken for granted. */
export function entryProblem(terms: EntryTerms, money: MoneyFormat): EntryProblem | null {
  const { total, count, installmentsPaid, remaining, lenderInstalment } = terms
  if (installmentsPaid >= count) {
    return { about: 'installmentsPaid', message: 'must be less than the number of installments' }
  }
  if (remaining !== null && remaining > total) {
    return { about: 'remaining', message: 'must not be more than the total amount' }
  }
  const tooSmall = lenderInstalment === null ? null : shortInstalment(terms, lenderInstalment, money)
  if (tooSmall) return { about: 'instalment', message: tooSmall }
  if (total > 0n && installmentsPaid > 0 && debtAtEntry(terms).remaining === 0n) {
    return { about: 'installmentsPaid', message: 'With these payments nothing is owed any more.' }
  }
  return null
}

/** An instalment that pays no more than the interest leaves the debt as it is, or lets it grow. */
function shortInstalment(
  { total, remaining, rateBp, frequency }: EntryTerms,
  instalment: bigint,
  money: MoneyFormat,
) {
  const interest = periodInterest(remaining ?? total, rateBp, frequency)
  if (instalment > interest) return null
  return `The interest of one period is ${money(interest)}: installments of ${money(instalment)} never pay this off.`
}
