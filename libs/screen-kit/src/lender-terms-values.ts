import type { LenderTerms } from '@solvent/contracts'
import { changesIn, changeValues, type DatedChangesValues, type DatedList } from './dated-changes'
import { parseNumber } from './parse-number'

/** The form values of what a lender agrees beyond one rate. */
export type LenderTermsValues = DatedChangesValues & {
  /** Empty: by whole periods. */
  'lender_terms.day_count': string
  'lender_terms.deferred_until': string
  /** What a statement asks for; not sent itself. Empty: the installment. */
  minimum: string
  'lender_terms.minimum.percent': string
  'lender_terms.minimum.at_least': string
  'lender_terms.statement_days': string
  'lender_terms.grace_period': string
  /** What paying early costs; not sent itself. Empty: nothing. */
  early_charge: string
  'lender_terms.early_charge.percent': string
  'lender_terms.early_charge.interest_months': string
  'lender_terms.early_charge.free_from': string
  'lender_terms.yearly_fee.amount': string
  'lender_terms.yearly_fee.from': string
  'lender_terms.late_fee': string
}

export function lenderTermsValues(terms: LenderTerms | null): LenderTermsValues {
  const rates = (terms?.rate_changes ?? []).map(({ from, rate }) => ({ from, value: String(rate) }))
  const amounts = (terms?.installment_changes ?? []).map(({ from, amount }) => ({
    from,
    value: amount.toFixed(2),
  }))
  return {
    // Without a day count, terms are counted by days of the calendar.
    'lender_terms.day_count': terms === null ? '' : (terms.day_count ?? 'actual_365'),
    'lender_terms.deferred_until': terms?.deferred_until ?? '',
    rate_changes: '0',
    installment_changes: '0',
    ...Object.fromEntries(changeValues('rate_changes', rates)),
    ...Object.fromEntries(changeValues('installment_changes', amounts)),
    ...minimumValues(terms?.minimum),
    'lender_terms.statement_days': terms?.statement_days?.toString() ?? '',
    'lender_terms.grace_period': terms?.grace_period ?? '',
    ...chargeValues(terms?.early_charge),
    'lender_terms.yearly_fee.amount': terms?.yearly_fee?.amount.toFixed(2) ?? '',
    'lender_terms.yearly_fee.from': terms?.yearly_fee?.from ?? '',
    'lender_terms.late_fee': terms?.late_fee?.toFixed(2) ?? '',
  }
}

/** The terms as the contract has them; null for one rate by whole periods. */
export function toLenderTerms(values: LenderTermsValues) {
  const { 'lender_terms.day_count': dayCount, 'lender_terms.deferred_until': deferredUntil } = values
  const statementDays = values['lender_terms.statement_days'].trim()
  const gracePeriod = values['lender_terms.grace_period']
  const rates = toChanges(values, 'rate_changes').map(({ from, value: rate }) => ({ from, rate }))
  const terms = {
    ...(dayCount !== '' && { day_count: dayCount }),
    ...(deferredUntil !== '' && { deferred_until: deferredUntil }),
    ...(rates.length > 0 && { rate_changes: rates }),
    // A card with a minimum has no fixed installments.
    ...(hasMinimum(values) ? { minimum: toMinimum(values) } : installmentTerms(values)),
    ...(statementDays !== '' && { statement_days: parseNumber(statementDays) }),
    ...(hasMinimum(values) && gracePeriod !== '' && { grace_period: gracePeriod }),
    ...feeTerms(values),
  }
  return Object.keys(terms).length === 0 ? null : terms
}

/** The terms of a debt that is paid in installments. */
function installmentTerms(values: LenderTermsValues) {
  const amounts = toChanges(values, 'installment_changes').map(({ from, value: amount }) => ({
    from,
    amount,
  }))
  return {
    ...(amounts.length > 0 && { installment_changes: amounts }),
    ...(values.early_charge !== '' && { early_charge: toEarlyCharge(values) }),
  }
}

function feeTerms(values: LenderTermsValues) {
  const { 'lender_terms.yearly_fee.amount': amount, 'lender_terms.yearly_fee.from': from } = values
  const late = values['lender_terms.late_fee'].trim()
  return {
    ...((amount.trim() !== '' || from !== '') && { yearly_fee: { amount: parseNumber(amount), from } }),
    ...(late !== '' && { late_fee: parseNumber(late) }),
  }
}

/** Whether statements set what is due, so that there is no number of installments. */
export function hasMinimum({ minimum }: Pick<LenderTermsValues, 'minimum'>): boolean {
  return minimum !== ''
}

export function hasLenderTerms(values: LenderTermsValues): boolean {
  return toLenderTerms(values) !== null
}

function toChanges(values: LenderTermsValues, list: DatedList) {
  return changesIn(values, list).map(({ from, value }) => ({ from, value: parseNumber(value) }))
}

function minimumValues(minimum: LenderTerms['minimum']) {
  return {
    minimum: minimum ? (minimum.plus_interest ? 'share_and_interest' : 'share') : '',
    'lender_terms.minimum.percent': minimum?.percent.toString() ?? '',
    'lender_terms.minimum.at_least': minimum?.at_least.toFixed(2) ?? '',
  } as const
}

function chargeValues(charge: LenderTerms['early_charge']) {
  return {
    early_charge: charge ? (charge.percent === undefined ? 'months' : 'percent') : '',
    'lender_terms.early_charge.percent': charge?.percent?.toString() ?? '',
    'lender_terms.early_charge.interest_months': charge?.interest_months?.toString() ?? '',
    'lender_terms.early_charge.free_from': charge?.free_from ?? '',
  }
}

function toEarlyCharge(values: LenderTermsValues) {
  const freeFrom = values['lender_terms.early_charge.free_from']
  return {
    ...(values.early_charge === 'months'
      ? { interest_months: parseNumber(values['lender_terms.early_charge.interest_months']) }
      : { percent: parseNumber(values['lender_terms.early_charge.percent']) }),
    ...(freeFrom !== '' && { free_from: freeFrom }),
  }
}

function toMinimum(values: LenderTermsValues) {
  return {
    percent: parseNumber(values['lender_terms.minimum.percent']),
    at_least: parseNumber(values['lender_terms.minimum.at_least']),
    plus_interest: values.minimum === 'share_and_interest',
  }
}
