import type { addLiability, BodyOf } from '@solvent/contracts'
import { type MoneyFormat, toMinor } from '@solvent/money'
import { debtAtEntry, type EntryProblem, type EntryTerms, entryProblem } from '@solvent/plan'
import type { LiabilityRow } from '../../storage/tables/liabilities-table'
import { DomainError } from '../domain-error'

type Terms = Omit<BodyOf<typeof addLiability>, 'liability_amount'>

/** What was said of a debt that was begun before it was entered. */
type SaidAtEntry = Pick<LiabilityRow, 'installmentsPaidAtEntry' | 'remainingAtEntry' | 'lenderInstalment'>

/** A debt that begins with its entry. */
const NEW: SaidAtEntry = { installmentsPaidAtEntry: 0, remainingAtEntry: null, lenderInstalment: null }

/** What was agreed: everything of a liability that its payments do not change. */
export interface AgreedTerms
  extends Omit<
    LiabilityRow,
    'id' | 'description' | 'remaining' | 'installmentsPaid' | 'credit' | 'interestPostedThrough' | 'accrual'
  > {}

interface Agreement {
  /** A decimal. */
  total: number
  said?: SaidAtEntry
  /** How a refusal writes amounts. */
  money: MoneyFormat
}

/**
 * The terms as the books keep them, and what is owed at the entry, in minor units. What the body leaves out of a debt
 * begun before stays as it was said. The contract's limits keep the last due date before the year 9999.
 *
 * @throws DomainError `invalid_request` for figures that contradict each other, `installment_too_small` for an
 *   instalment that never pays it off
 */
export function agreedTerms(
  body: Terms,
  { total, said = NEW, money }: Agreement,
): { terms: AgreedTerms; opening: bigint } {
  const entry: EntryTerms = {
    total: toMinor(total),
    count: body.installments_total,
    // A percentage with two decimals reads like an amount: 12.34% is 1234 basis points.
    rateBp: Number(toMinor(body.interest_rate)),
    frequency: body.frequency,
    installmentsPaid: body.installments_paid ?? said.installmentsPaidAtEntry,
    remaining: givenOr(body.remaining_amount, said.remainingAtEntry),
    lenderInstalment: givenOr(body.installment_amount, said.lenderInstalment),
  }
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
      firstDueDate: body.due_date,
      priority: body.priority_score,
      installmentsPaidAtEntry: entry.installmentsPaid,
      remainingAtEntry: entry.remaining,
      lenderInstalment: entry.lenderInstalment,
    },
  }
}

/** Null takes back what was said, nothing leaves it. */
function givenOr(given: number | null | undefined, said: bigint | null): bigint | null {
  if (given === undefined) return said
  return given === null ? null : toMinor(given)
}

const FIELDS = {
  installmentsPaid: 'installments_paid',
  remaining: 'remaining_amount',
  instalment: 'installment_amount',
} as const satisfies Record<EntryProblem['about'], keyof Terms>

function refusalOf({ about, message }: EntryProblem): DomainError {
  const fields = [{ field: FIELDS[about], message }]
  return about === 'instalment'
    ? new DomainError('installment_too_small', message, fields)
    : new DomainError('invalid_request', undefined, fields)
}
