import { type addLiability, type BodyOf, type LenderTerms, MAX_INSTALLMENTS } from '@solvent/contracts'
import { type MoneyFormat, toMinor } from '@solvent/money'
import {
  debtAtEntry,
  type EntryProblem,
  type EntryTerms,
  entryProblem,
  instalmentsNeeded,
  type NewDebt,
} from '@solvent/plan'
import { toLenderTerms } from '@solvent/plan/answers'
import type { LiabilityRow } from '../../storage/tables/liabilities-table'
import { DomainError } from '../domain-error'
import { invalidField } from '../invalid-field'

/** The terms of a new or a changed liability; a changed one always says how many instalments it has. */
type Terms = Omit<BodyOf<typeof addLiability>, 'liability_amount'>

/** What the person stated about payments before the debt was entered, and about the lender. */
type StatedAtEntry = Pick<
  LiabilityRow,
  'installmentsPaidAtEntry' | 'remainingAtEntry' | 'lenderInstalment' | 'lenderTerms' | 'creditLimit'
>

/** A debt without earlier payments. */
const NEW_DEBT: StatedAtEntry = {
  installmentsPaidAtEntry: 0,
  remainingAtEntry: null,
  lenderInstalment: null,
  lenderTerms: null,
  creditLimit: null,
}

/** The agreed terms: every field of a liability that payments do not change. */
export interface AgreedTerms
  extends Omit<
    LiabilityRow,
    | 'id'
    | 'description'
    | 'remaining'
    | 'installmentsPaid'
    | 'credit'
    | 'interestPostedThrough'
    | 'accrual'
    | 'statement'
  > {}

interface Agreement {
  /** A decimal amount. */
  total: number
  stated?: StatedAtEntry
  today: string
  /** Formats amounts in error messages. */
  money: MoneyFormat
}

/**
 * The terms to store, and the amount owed at the entry, in minor units. Absent figures about earlier payments default
 * to the stated ones. The contract's limits ensure that the last due date is before the year 9999.
 *
 * @throws DomainError `invalid_request` for figures that contradict each other, `installment_too_small` for an
 *   instalment that never pays it off
 */
export function agreedTerms(
  body: Terms,
  { total, stated = NEW_DEBT, today, money }: Agreement,
): { terms: AgreedTerms; opening: bigint } {
  const debt = {
    total: toMinor(total),
    // A percentage with two decimals reads like an amount: 12.34% is 1234 basis points.
    rateBp: Number(toMinor(body.interest_rate)),
    frequency: body.frequency,
    firstDueDate: body.due_date,
    installmentsPaid: body.installments_paid ?? stated.installmentsPaidAtEntry,
    remaining: givenOr(body.remaining_amount, stated.remainingAtEntry),
    lenderInstalment: givenOr(body.installment_amount, stated.lenderInstalment),
    lenderTerms: body.lender_terms === undefined ? stated.lenderTerms : givenTerms(body.lender_terms),
  }
  const count = debt.lenderTerms?.minimum ? MAX_INSTALLMENTS : body.installments_total
  const entry: EntryTerms = { ...debt, count: count ?? countByInstalment(debt, today) }
  const problem = entryProblem(entry, money)
  if (problem) throw refusalOf(problem)
  const { instalment, remaining } = debtAtEntry(entry)
  return {
    opening: remaining,
    terms: {
      total: entry.total,
      frequency: entry.frequency,
      rateBp: entry.rateBp,
      type: body.liability_type,
      instalment,
      installmentsTotal: entry.count,
      firstDueDate: debt.firstDueDate,
      priority: body.priority_score,
      installmentsPaidAtEntry: entry.installmentsPaid,
      remainingAtEntry: entry.remaining,
      lenderInstalment: entry.lenderInstalment,
      lenderTerms: debt.lenderTerms,
      creditLimit: givenOr(body.credit_limit, stated.creditLimit),
    },
  }
}

/** @throws DomainError `invalid_request` without an instalment, from which the number could follow */
function countByInstalment(debt: Omit<NewDebt, 'count'>, today: string): number {
  if (debt.lenderInstalment !== null) return instalmentsNeeded(debt, today, MAX_INSTALLMENTS)
  const missing = { field: 'installments_total', message: 'is required' }
  throw new DomainError('invalid_request', 'Installments total is required', [missing])
}

/** Null clears the stated value; undefined leaves it unchanged. */
function givenOr(given: number | null | undefined, stated: bigint | null): bigint | null {
  if (given === undefined) return stated
  return given === null ? null : toMinor(given)
}

/** @throws DomainError `invalid_request` for terms that say nothing; null is one rate counted by whole periods */
function givenTerms(given: LenderTerms | null) {
  for (const list of ['rate_changes', 'installment_changes'] as const) {
    if (given?.[list]?.length === 0) {
      throw invalidField(`lender_terms.${list}`, 'must have at least one change')
    }
  }
  if (given && Object.keys(given).length === 0) throw invalidField('lender_terms', 'must not be empty')
  return toLenderTerms(given)
}

const FIELDS = {
  installmentsPaid: 'installments_paid',
  instalment: 'installment_amount',
  lenderTerms: 'lender_terms',
} as const satisfies Record<EntryProblem['about'], keyof Terms>

function refusalOf({ about, message }: EntryProblem): DomainError {
  const fields = [{ field: FIELDS[about], message }]
  return about === 'instalment'
    ? new DomainError('installment_too_small', message, fields)
    : new DomainError('invalid_request', undefined, fields)
}
