import { type DateString, halfUpDiv, type MoneyFormat, maxOf } from '@solvent/money'
import { debtAtEntry, type EntryProblem, entryProblem } from '../debt-at-entry'
import { withNextInstalment } from '../next-instalment'
import { instalmentsNeeded } from '../outlook'
import { applyPayment } from '../payment'
import { addedByPayment, type PaymentType, payoffAmount } from '../payoff'
import type { PlanLiability } from '../plan-liability'
import { isActive } from '../schedule'
import type { Offer, OfferedTerms } from './offer'

const BASIS_POINTS = 10_000n

/** The debts with an offer in place of what it pays. Money is in minor units. */
export interface AcceptedOffer {
  /** The others, and those of which something is left. */
  liabilities: PlanLiability[]
  /** The new debt. */
  debt: PlanLiability
  /** What the offer pays on each debt. */
  payments: { liabilityId: string; amount: bigint; type: Exclude<PaymentType, 'installment'> }[]
  /** Interest since the last due dates and charges by the terms of the debts, which paying them adds. */
  accrued: bigint
  fee: bigint
  charges: bigint
  /** What a settlement leaves unpaid. */
  forgiven: bigint
}

/** Why an offer cannot be accepted: the part of it, and a message for the user. */
export interface OfferProblem {
  about: EntryProblem['about'] | 'replaces' | 'settledFor' | 'firstDueDate'
  message: string
}

interface Acceptance {
  today: DateString
  /** The id of the new debt. */
  id: string
  /** The most instalments a debt can have. */
  mostInstalments: number
  money: MoneyFormat
}

/**
 * Replaces debts by the one that is offered. What it pays on each counts as a payment today; the fee and the charges
 * are added to the new debt.
 */
export function acceptOffer(
  liabilities: readonly PlanLiability[],
  offer: Offer,
  acceptance: Acceptance,
): AcceptedOffer | OfferProblem {
  const { today } = acceptance
  if (offer.terms.firstDueDate < today) {
    return { about: 'firstDueDate', message: 'The first due date has passed.' }
  }
  const exchange = exchangeOf(liabilities, offer, today)
  if ('message' in exchange) return exchange
  const { owed, ...exchanged } = exchange
  const debt = offeredDebt(offer.terms, owed, acceptance)
  return 'message' in debt ? debt : { ...exchanged, debt }
}

type Exchange = Omit<AcceptedOffer, 'debt'> & Record<'owed', bigint>

function exchangeOf(
  liabilities: readonly PlanLiability[],
  { replaces, settledFor, feeBp, feeAtLeast, charges }: Offer,
  today: DateString,
): Exchange | OfferProblem {
  const left = new Map(liabilities.map((debt) => [debt.id, debt]))
  const payments: AcceptedOffer['payments'] = []
  let accrued = 0n
  for (const { liabilityId, amount: part } of replaces) {
    const debt = left.get(liabilityId)
    if (!debt || !isActive(debt)) {
      return { about: 'replaces', message: 'A debt that this offer pays is already paid off.' }
    }
    const payoff = payoffAmount(debt, today)
    const amount = part ?? payoff
    if (amount > payoff) {
      return { about: 'replaces', message: 'This offer pays more than is owed on one of the debts.' }
    }
    const type = part === null ? 'full' : 'partial'
    accrued += addedByPayment(debt, { amount, type }, today)
    payments.push({ liabilityId, amount, type })
    left.set(liabilityId, applyPayment(debt, amount, type, today))
  }
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0n)
  if (settledFor !== null && settledFor > paid) {
    return { about: 'settledFor', message: 'A settlement cannot be more than what is owed.' }
  }
  const fee = maxOf(feeAtLeast, halfUpDiv(paid * BigInt(feeBp), BASIS_POINTS))
  return {
    liabilities: [...left.values()].filter(isActive),
    payments,
    accrued,
    fee,
    charges,
    forgiven: settledFor === null ? 0n : paid - settledFor,
    owed: (settledFor ?? paid) + fee + charges,
  }
}

function offeredDebt(
  { count: stated, priority, ...terms }: OfferedTerms,
  owed: bigint,
  { today, id, mostInstalments, money }: Acceptance,
): PlanLiability | OfferProblem {
  const debt = { ...terms, total: owed, installmentsPaid: 0, remaining: null }
  const needed = () => instalmentsNeeded(debt, today, mostInstalments)
  const entry = { ...debt, count: terms.lenderTerms?.minimum ? mostInstalments : (stated ?? needed()) }
  const problem = entryProblem(entry, money)
  if (problem) return problem
  const { instalment, remaining } = debtAtEntry(entry)
  const { rateBp, frequency, firstDueDate, lenderTerms = null } = terms
  const offered = {
    id,
    remaining,
    instalment,
    installmentsTotal: entry.count,
    installmentsPaid: 0,
    frequency,
    firstDueDate,
    credit: 0n,
    rateBp,
    priority,
    isCompleted: remaining === 0n,
    lenderTerms,
  }
  return withNextInstalment(offered, today)
}
