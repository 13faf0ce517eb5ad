import {
  type ComparedOffers,
  isCard,
  MAX_INSTALLMENTS,
  type OfferComparison,
  type Offer as OfferContract,
  type OfferCourse,
  type OfferFields,
  type PlanInputs,
  type WhatIf,
} from '@solvent/contracts'
import { backToMinor, fromMinor, moneyFormat } from '@solvent/money'
import { type AcceptedOffer, acceptOffer, type OfferProblem } from '../../offers/accept-offer'
import {
  type ComparedOffer,
  type Courses,
  compareOffer,
  coursesOf,
  withOffer,
} from '../../offers/compare-offer'
import { highestRate } from '../../offers/highest-rate'
import type { Offer } from '../../offers/offer'
import { payoffLedger } from '../../projection/ledger'
import type { Projection, ProjectionInput } from '../../projection/projection'
import { toPlanLiability } from '../engine-inputs'
import { ENDINGS } from '../projection-answer'
import { projectionInput } from '../what-if'
import { offerWarnings, verdictText } from './offer-text'
import { toOffer } from './to-offer'

type OfferAnswer = ComparedOffers['offers'][number]

/** The inputs that say what an offer comes to. */
type DebtInputs = Pick<PlanInputs, 'today' | 'currency' | 'liabilities'>

/** The id of the debt that an offer would make. */
const OFFERED = 'offered'

/**
 * The debts as they are beside each offer, with the person's money and strategy.
 *
 * @throws RangeError as `projectPayoff` does
 */
export function offersAnswer(
  inputs: PlanInputs,
  whatIf: WhatIf,
  offers: readonly OfferContract[],
): ComparedOffers {
  const context = contextOf(inputs, whatIf)
  return {
    today: toCourses(context.today),
    offers: offers.map((offer) => ({ ...offer, ...answerFor(offer, context) })),
  }
}

/**
 * The text of one offer, or why it cannot be accepted, without the searches of `offersAnswer`.
 *
 * @throws RangeError as `projectPayoff` does
 */
export function offerText(inputs: PlanInputs, whatIf: WhatIf, fields: OfferFields): string {
  const { input, today } = contextOf(inputs, whatIf)
  const accepted = accept(inputs, toOffer(fields), input.liabilities)
  if ('message' in accepted) return accepted.message
  return verdictText(today, compareOffer(input, today, accepted), moneyFormat(inputs.currency))
}

/** What an offer comes to today, in minor units, or why it cannot be accepted. */
export function acceptedOffer(inputs: DebtInputs, fields: OfferFields): AcceptedOffer | OfferProblem {
  return accept(inputs, toOffer(fields), inputs.liabilities.map(toPlanLiability))
}

function accept({ today, currency }: DebtInputs, offer: Offer, liabilities: ProjectionInput['liabilities']) {
  const money = moneyFormat(currency)
  return acceptOffer(liabilities, offer, { today, id: OFFERED, mostInstalments: MAX_INSTALLMENTS, money })
}

interface Context {
  inputs: PlanInputs
  input: ProjectionInput
  today: Courses
}

function contextOf(inputs: PlanInputs, whatIf: WhatIf): Context {
  const { strategy = 'avalanche' } = whatIf
  const input = { ...projectionInput(inputs, whatIf), strategy }
  return { inputs, input, today: coursesOf(input) }
}

function answerFor(
  fields: OfferFields,
  { inputs, input, today }: Context,
): Pick<OfferAnswer, 'comparison' | 'problem'> {
  const offer = toOffer(fields)
  const accepted = accept(inputs, offer, input.liabilities)
  if ('message' in accepted) return { comparison: null, problem: accepted.message }
  const compared = compareOffer(input, today, accepted)
  const highestRateBp = highestRate(input, offer, {
    today,
    accept: (other) => accept(inputs, other, input.liabilities),
  })
  const money = moneyFormat(inputs.currency)
  const warnings = offerWarnings(accepted, {
    today: inputs.today,
    money,
    highestRateBp,
    afterPromotion: afterPromotion(withOffer(input, accepted), offer, accepted),
    creditLimit: fields.credit_limit === undefined ? null : backToMinor(fields.credit_limit),
    paysCard: inputs.liabilities.some(
      (debt) => isCard(debt) && accepted.payments.some(({ liabilityId }) => liabilityId === debt.id),
    ),
  })
  const comparison = {
    ...toCourses(compared.courses, accepted.accrued),
    verdict: verdictOf(compared),
    text: verdictText(today, compared, money),
    warnings,
    saved: orNull(compared.plan.saved),
    saved_if_only_due: orNull(compared.onlyDue.saved),
    ahead_from: compared.aheadFrom,
    highest_rate: highestRateBp === null ? null : fromMinor(BigInt(highestRateBp)),
    ...amountsOf(accepted),
  }
  return { comparison, problem: null }
}

function amountsOf({ debt, fee, charges, forgiven }: AcceptedOffer) {
  return {
    owed: fromMinor(debt.remaining),
    installment_amount: fromMinor(debt.instalment),
    installments_total: debt.installmentsTotal,
    fee: fromMinor(fee),
    charges: fromMinor(charges),
    forgiven: fromMinor(forgiven),
  }
}

/** The plan counts first. What is due counts if the plan is not better, or to warn of a cost without extra payments. */
function verdictOf({ plan, onlyDue }: ComparedOffer): OfferComparison['verdict'] {
  if (plan.effect === 'better') return onlyDue.effect === 'worse' ? 'depends' : 'better'
  return plan.effect === 'none' && onlyDue.effect === 'better' ? 'depends' : 'not_better'
}

/** Of an offer with one change of its rate to a higher one: what the plan leaves owed on it before. */
function afterPromotion(input: ProjectionInput, { terms }: Offer, { debt }: AcceptedOffer) {
  const [change] = terms.lenderTerms?.rateChanges ?? []
  if (!change || change.rateBp <= terms.rateBp) return null
  const { from, rateBp } = change
  const rows = payoffLedger(input).filter(
    ({ liabilityId, month }) => liabilityId === debt.id && month < from.slice(0, 7),
  )
  const last = rows.at(-1)
  if (!last || last.balance === 0n) return null
  return { month: last.month, from, owed: last.balance, rateBp }
}

/** @param accrued interest that an offer adds by paying debts, in minor units */
function toCourses({ plan, onlyDue, duePerMonth }: Courses, accrued = 0n): ComparedOffers['today'] {
  return {
    plan: toCourse(plan, accrued),
    only_due: toCourse(onlyDue, accrued),
    due_per_month: fromMinor(duePerMonth),
  }
}

function toCourse(
  { ending, debtFreeMonth, totalInterest, totalPaid }: Projection,
  accrued: bigint,
): OfferCourse {
  return {
    ending: ENDINGS[ending],
    debt_free_month: debtFreeMonth,
    interest: fromMinor(totalInterest + accrued),
    total_paid: fromMinor(totalPaid),
  }
}

function orNull(amount: bigint | null): number | null {
  return amount === null ? null : fromMinor(amount)
}
