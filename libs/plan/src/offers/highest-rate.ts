import type { LenderTerms } from '../lender-terms'
import { projectPayoff } from '../projection/project-payoff'
import type { ProjectionInput } from '../projection/projection'
import type { AcceptedOffer, OfferProblem } from './accept-offer'
import { type Courses, gainOf, withOffer } from './compare-offer'
import type { Offer, OfferedTerms } from './offer'

/** Hundredths of a percent; the largest rate that can be entered. */
const MAX_RATE = 10_000
/** A tenth of a percent. */
const STEP = 10
/** Above it, the search takes too long. */
const MAX_DEBTS = 50

interface Search {
  today: Courses
  accept: (offer: Offer) => AcceptedOffer | OfferProblem
}

/**
 * The highest rate of an offer, in hundredths of a percent and in steps of a tenth of a percent, with which it still
 * costs less by the plan. Of an offer with a promotion, the rate after it. Null if it costs less with any rate or does
 * not cost less now, if its rate changes more than once, or with too many debts.
 *
 * @throws RangeError as `projectPayoff` does
 */
export function highestRate(input: ProjectionInput, offer: Offer, { today, accept }: Search): number | null {
  const { rateBp, lenderTerms } = offer.terms
  const changes = lenderTerms?.rateChanges ?? []
  if (changes.length > 1 || input.liabilities.length > MAX_DEBTS) return null
  const isBetterAt = (rate: number) => {
    const accepted = accept({ ...offer, terms: withRate(offer.terms, rate) })
    if ('message' in accepted) return false
    return gainOf(today.plan, projectPayoff(withOffer(input, accepted))).effect === 'better'
  }
  const agreed = changes[0]?.rateBp ?? rateBp
  if (!isBetterAt(agreed) || isBetterAt(MAX_RATE)) return null
  let better = Math.floor(agreed / STEP)
  let worse = MAX_RATE / STEP
  while (worse - better > 1) {
    const middle = Math.floor((better + worse) / 2)
    if (isBetterAt(middle * STEP)) better = middle
    else worse = middle
  }
  return Math.max(agreed, better * STEP)
}

function withRate(terms: OfferedTerms, rateBp: number): OfferedTerms {
  const [change] = terms.lenderTerms?.rateChanges ?? []
  if (!change) return { ...terms, rateBp }
  const lenderTerms: LenderTerms = { ...terms.lenderTerms, rateChanges: [{ ...change, rateBp }] }
  return { ...terms, lenderTerms }
}
