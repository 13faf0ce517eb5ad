import { DEFAULT_PRIORITY, type OfferFields } from '@solvent/contracts'
import { backToMinor } from '@solvent/money'
import type { Offer } from '../../offers/offer'
import { toLenderTerms } from '../lender-terms-form'

/** Converts an offer of the contract for the engine. Two decimals of a percent are basis points. */
export function toOffer(given: OfferFields): Offer {
  const { settled_for, installments_total, installment_amount } = given
  return {
    replaces: given.replaces.map(({ id, amount }) => ({
      liabilityId: id,
      amount: amount === undefined ? null : backToMinor(amount),
    })),
    settledFor: settled_for === undefined ? null : backToMinor(settled_for),
    feeBp: Number(backToMinor(given.fee_percent)),
    feeAtLeast: backToMinor(given.fee_at_least),
    charges: backToMinor(given.charges),
    terms: {
      rateBp: Number(backToMinor(given.interest_rate)),
      frequency: given.frequency,
      firstDueDate: given.due_date,
      count: installments_total ?? null,
      lenderInstalment: installment_amount === undefined ? null : backToMinor(installment_amount),
      lenderTerms: toLenderTerms(given.lender_terms),
      priority: DEFAULT_PRIORITY,
    },
  }
}
