import {
  acceptOffer,
  addOffer,
  changeOffer,
  DEFAULT_PRIORITY,
  deleteOffer,
  listOffers,
  MAX_OFFERS,
  type OfferFields,
} from '@solvent/contracts'
import { fromMinor, toMinor } from '@solvent/money'
import { acceptedOffer, offersAnswer } from '@solvent/plan/answers'
import { type Answer, answer } from './answer'
import type { Books } from './books'
import { lastEntry, record } from './journal'
import { toLiability, withRemaining } from './liability-terms'
import { toPlanInputs } from './plan-inputs'
import { Refusal } from './refusal'

/** The person's offers, computed by the same engine as on the server. */
export function offerAnswers(books: Books): Answer[] {
  const find = (id: string) => {
    const found = books.offers.find((offer) => offer.id === id)
    if (!found) throw new Refusal('not_found')
    return found
  }
  return [
    answer(listOffers, () => offersAnswer(toPlanInputs(books), books.planSettings, books.offers)),
    answer(addOffer, ({ body }) => {
      requireAcceptable(books, body)
      if (books.offers.length >= MAX_OFFERS) throw new Refusal('invalid_request')
      const added = { id: books.nextId(), ...body }
      books.offers.push(added)
      return added
    }),
    answer(changeOffer, ({ params, body }) => {
      const before = find(params.id)
      requireAcceptable(books, body)
      const changed = { id: before.id, ...body }
      books.offers = books.offers.map((offer) => (offer === before ? changed : offer))
      return changed
    }),
    answer(deleteOffer, ({ params }) => {
      const found = find(params.id)
      books.offers = books.offers.filter((offer) => offer !== found)
      return { message: 'Offer deleted.' }
    }),
    answer(acceptOffer, ({ params }) => accept(books, find(params.id))),
  ]
}

function requireAcceptable(books: Books, fields: OfferFields) {
  const accepted = acceptedOffer(toPlanInputs(books), fields)
  if ('message' in accepted) throw new Refusal('invalid_request')
  return accepted
}

function accept(books: Books, fields: OfferFields) {
  const { debt, payments } = requireAcceptable(books, fields)
  const { liability_type, interest_rate, frequency, due_date, lender_terms, credit_limit, name } = fields
  const terms = {
    liability_type,
    interest_rate,
    frequency,
    due_date,
    description: name,
    liability_amount: fromMinor(debt.remaining),
    installments_total: debt.installmentsTotal,
    installment_amount: fromMinor(debt.instalment),
    priority_score: DEFAULT_PRIORITY,
    ...(lender_terms && { lender_terms }),
    ...(credit_limit && { credit_limit }),
  }
  const liability = toLiability(books.nextId(), terms, 0)
  const paid = new Map(payments.map(({ liabilityId, amount }) => [liabilityId, amount]))
  record(books, 'refinancing', () => {
    const others = books.liabilities.map((one) =>
      withRemaining(one, toMinor(one.payoff_amount) - (paid.get(one.id) ?? 0n)),
    )
    books.liabilities = [
      ...others.map((one, place) => (paid.has(one.id) ? one : (books.liabilities[place] ?? one))),
      liability,
    ]
  })
  return { liability, entry_id: lastEntry(books).id }
}
