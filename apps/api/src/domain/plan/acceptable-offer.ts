import { DEFAULT_PRIORITY, type OfferFields } from '@solvent/contracts'
import { fromMinor } from '@solvent/money'
import { type AcceptedOffer, acceptedOffer, type OfferProblem } from '@solvent/plan/answers'
import { type LiabilityRow, openLiabilities } from '../../storage/tables/liabilities-table'
import { pageCurrencyOf, requireUser } from '../account/profile'
import type { BooksView } from '../books/books'
import { newLiability } from '../books/new-liability'
import { invalidField } from '../invalid-field'
import { toPlannedLiability } from './plan-inputs'

const FIELDS = {
  replaces: 'replaces',
  settledFor: 'settled_for',
  firstDueDate: 'due_date',
  instalment: 'installment_amount',
  installmentsPaid: 'installments_total',
  lenderTerms: 'lender_terms',
} as const satisfies Record<OfferProblem['about'], keyof OfferFields>

/** What an offer comes to today: what it pays on each debt, in minor units, and the debt that it makes. */
export interface AcceptableOffer extends Pick<AcceptedOffer, 'payments'> {
  liability: LiabilityRow
}

/** @throws DomainError `invalid_request` if it cannot be accepted today, and the errors of `newLiability` */
export async function requireAcceptable(books: BooksView, fields: OfferFields): Promise<AcceptableOffer> {
  const { today } = books
  const [rows, user] = await Promise.all([openLiabilities(books), requireUser(books)])
  const liabilities = rows.map((row) => toPlannedLiability(row, today))
  const accepted = acceptedOffer({ today, currency: pageCurrencyOf(user), liabilities }, fields)
  if ('message' in accepted) throw invalidField(FIELDS[accepted.about], accepted.message)
  const liability = await newLiability(books, {
    liability_type: fields.liability_type,
    description: fields.name,
    liability_amount: fromMinor(accepted.debt.remaining),
    interest_rate: fields.interest_rate,
    frequency: fields.frequency,
    due_date: fields.due_date,
    priority_score: DEFAULT_PRIORITY,
    installments_total: fields.installments_total,
    installment_amount: fields.installment_amount,
    lender_terms: fields.lender_terms,
    credit_limit: fields.credit_limit,
  })
  return { payments: accepted.payments, liability }
}
