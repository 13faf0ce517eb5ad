import type { LenderTerms } from '@solvent/contracts'
import { parseNumber } from './parse-number'

type RateChangeField = `lender_terms.rate_changes.${number}.${'from' | 'rate'}`

/** The form values of what a lender agrees beyond one rate. */
export type LenderTermsValues = Record<RateChangeField, string> & {
  /** Empty: by whole periods. */
  'lender_terms.day_count': string
  'lender_terms.deferred_until': string
  /** How many changes of the rate there are; not sent itself. */
  rate_changes: string
  /** What a statement asks for; not sent itself. Empty: the installment. */
  minimum: string
  'lender_terms.minimum.percent': string
  'lender_terms.minimum.at_least': string
  'lender_terms.statement_days': string
}

/** New values of some fields. */
type Changes = (readonly [field: keyof LenderTermsValues, value: string])[]

interface RateChange {
  from: string
  rate: string
}

export function lenderTermsValues(terms: LenderTerms | null): LenderTermsValues {
  const changes = (terms?.rate_changes ?? []).map(({ from, rate }) => ({ from, rate: String(rate) }))
  return {
    // Without a day count, terms are counted by days of the calendar.
    'lender_terms.day_count': terms === null ? '' : (terms.day_count ?? 'actual_365'),
    'lender_terms.deferred_until': terms?.deferred_until ?? '',
    rate_changes: String(changes.length),
    ...minimumValues(terms?.minimum),
    'lender_terms.statement_days': terms?.statement_days?.toString() ?? '',
    ...Object.fromEntries(fieldsOf(changes)),
  }
}

/** The terms as the contract has them; null for one rate by whole periods. */
export function toLenderTerms(values: LenderTermsValues) {
  const { 'lender_terms.day_count': dayCount, 'lender_terms.deferred_until': deferredUntil } = values
  const statementDays = values['lender_terms.statement_days'].trim()
  const changes = changesIn(values)
  const terms = {
    ...(dayCount !== '' && { day_count: dayCount }),
    ...(deferredUntil !== '' && { deferred_until: deferredUntil }),
    ...(changes.length > 0 && {
      rate_changes: changes.map(({ from, rate }) => ({ from, rate: parseNumber(rate) })),
    }),
    ...(hasMinimum(values) && { minimum: toMinimum(values) }),
    ...(statementDays !== '' && { statement_days: parseNumber(statementDays) }),
  }
  return Object.keys(terms).length === 0 ? null : terms
}

/** Whether statements set what is due, so that there is no number of installments. */
export function hasMinimum({ minimum }: Pick<LenderTermsValues, 'minimum'>): boolean {
  return minimum !== ''
}

function minimumValues(minimum: LenderTerms['minimum']) {
  return {
    minimum: minimum ? (minimum.plus_interest ? 'share_and_interest' : 'share') : '',
    'lender_terms.minimum.percent': minimum?.percent.toString() ?? '',
    'lender_terms.minimum.at_least': minimum?.at_least.toFixed(2) ?? '',
  } as const
}

function toMinimum(values: LenderTermsValues) {
  return {
    percent: parseNumber(values['lender_terms.minimum.percent']),
    at_least: parseNumber(values['lender_terms.minimum.at_least']),
    plus_interest: values.minimum === 'share_and_interest',
  }
}

export function hasLenderTerms(values: LenderTermsValues): boolean {
  return toLenderTerms(values) !== null
}

/** The rate change in a place of the form. */
export function rateChangeOf(values: LenderTermsValues, index: number): RateChange {
  return {
    from: values[`lender_terms.rate_changes.${index}.from`] ?? '',
    rate: values[`lender_terms.rate_changes.${index}.rate`] ?? '',
  }
}

export function withRateChange({ rate_changes }: LenderTermsValues): Changes {
  const index = Number(rate_changes)
  return [
    ['rate_changes', String(index + 1)],
    [`lender_terms.rate_changes.${index}.from`, ''],
    [`lender_terms.rate_changes.${index}.rate`, ''],
  ]
}

export function withoutLastRateChange({ rate_changes }: LenderTermsValues): Changes {
  return [['rate_changes', String(Number(rate_changes) - 1)]]
}

function changesIn(values: LenderTermsValues): RateChange[] {
  return Array.from({ length: Number(values.rate_changes) }, (_, index) => rateChangeOf(values, index))
}

function fieldsOf(changes: readonly RateChange[]): (readonly [RateChangeField, string])[] {
  return changes.flatMap(({ from, rate }, index) => [
    [`lender_terms.rate_changes.${index}.from`, from] as const,
    [`lender_terms.rate_changes.${index}.rate`, rate] as const,
  ])
}
