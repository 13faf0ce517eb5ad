import { type Liability, type OfferFields, offerFields } from '@solvent/contracts'
import { addMonthsClamped } from '@solvent/money'
import { hasMinimum, lenderTermsValues, toLenderTerms } from './lender-terms-values'
import { type LiabilityValues, newLiability } from './liability-values'
import { parseNumber } from './parse-number'

/** A debt that an offer can pay. */
export type ReplaceableDebt = Pick<Liability, 'id' | 'liability_type' | 'description' | 'remaining_amount'>

type Chosen = `pays.${string}`
type Amount = `amount.${string}`

/** The values of the form: those of a debt, what the offer costs, and the debts that it pays. */
export type OfferValues = LiabilityValues & {
  name: string
  settled_for: string
  fee_percent: string
  fee_at_least: string
  charges: string
  /** Has no value: it shows what is wrong with the choice of debts. */
  replaces: string
} & Record<Chosen | Amount | `replaces.${number}.amount`, string>

const YES = 'yes'

/** The value that says whether the offer pays a debt. */
export function chosenField({ id }: Pick<ReplaceableDebt, 'id'>): Chosen {
  return `pays.${id}`
}

/** The value with the part of a debt that it pays; empty for all of it. */
export function amountField({ id }: Pick<ReplaceableDebt, 'id'>): Amount {
  return `amount.${id}`
}

export function isChosen(values: OfferValues, debt: Pick<ReplaceableDebt, 'id'>): boolean {
  return values[chosenField(debt)] === YES
}

export function chosenValue(isChosen: boolean): string {
  return isChosen ? YES : ''
}

/** The debts that an offer pays as typed, in the order of the request. */
export function chosenDebts(values: OfferValues, debts: readonly ReplaceableDebt[]): ReplaceableDebt[] {
  return debts.filter((debt) => isChosen(values, debt))
}

/** The values of a new offer, or of one that is changed. */
export function offerValues(
  debts: readonly ReplaceableDebt[],
  today: string,
  offer?: OfferFields,
): OfferValues {
  const replaced = new Map(offer?.replaces.map(({ id, amount }) => [id, amount?.toFixed(2) ?? '']))
  const chosen = debts.flatMap((debt): [Chosen | Amount, string][] => [
    [chosenField(debt), chosenValue(replaced.has(debt.id))],
    [amountField(debt), replaced.get(debt.id) ?? ''],
  ])
  return { ...(offer ? termsOf(offer) : newOffer(today)), ...Object.fromEntries(chosen) }
}

function newOffer(today: string) {
  return {
    ...newLiability(),
    entry: 'terms' as const,
    liability_type: 'Personal Loan',
    due_date: addMonthsClamped(today, 1),
    installments_total: '',
    interest_rate: '',
    name: '',
    settled_for: '',
    fee_percent: '',
    fee_at_least: '',
    charges: '',
    replaces: '',
  }
}

function termsOf(offer: OfferFields) {
  const { name, liability_type, frequency, due_date, installments_total, installment_amount } = offer
  return {
    ...newOffer(due_date),
    ...lenderTermsValues(offer.lender_terms ?? null),
    name,
    liability_type,
    frequency,
    due_date,
    installments_total: installments_total?.toString() ?? '',
    installment_amount: installment_amount?.toFixed(2) ?? '',
    interest_rate: String(offer.interest_rate),
    settled_for: offer.settled_for?.toFixed(2) ?? '',
    fee_percent: offer.fee_percent === 0 ? '' : String(offer.fee_percent),
    fee_at_least: offer.fee_at_least === 0 ? '' : offer.fee_at_least.toFixed(2),
    credit_limit: offer.credit_limit?.toFixed(2) ?? '',
    charges: offer.charges === 0 ? '' : offer.charges.toFixed(2),
  }
}

/** The request body. */
export function toOfferBody(values: OfferValues, debts: readonly ReplaceableDebt[]) {
  const { name, liability_type, frequency, due_date } = values
  return {
    name,
    replaces: chosenDebts(values, debts).map((debt) => ({
      id: debt.id,
      amount: parseNumber(values[amountField(debt)] ?? ''),
    })),
    settled_for: parseNumber(values.settled_for),
    fee_percent: parseNumber(values.fee_percent) ?? 0,
    fee_at_least: parseNumber(values.fee_at_least) ?? 0,
    charges: parseNumber(values.charges) ?? 0,
    liability_type,
    interest_rate: parseNumber(values.interest_rate) ?? 0,
    frequency,
    due_date,
    installments_total: hasMinimum(values) ? undefined : parseNumber(values.installments_total),
    installment_amount: parseNumber(values.installment_amount),
    lender_terms: toLenderTerms(values) ?? undefined,
    credit_limit: parseNumber(values.credit_limit),
  }
}

/** The offer as typed so far; null while it is incomplete. The name does not matter. */
export function typedOffer(values: OfferValues, debts: readonly ReplaceableDebt[]): OfferFields | null {
  const typed = offerFields.safeParse({ ...toOfferBody(values, debts), name: 'Offer' })
  return typed.data ?? null
}
