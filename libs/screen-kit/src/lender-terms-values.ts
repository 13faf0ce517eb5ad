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
    ...Object.fromEntries(fieldsOf(changes)),
  }
}

/** The terms as the contract has them; null for one rate by whole periods. */
export function toLenderTerms(values: LenderTermsValues) {
  const { 'lender_terms.day_count': dayCount, 'lender_terms.deferred_until': deferredUntil } = values
  const changes = changesIn(values)
  if (dayCount === '' && deferredUntil === '' && changes.length === 0) return null
  return {
    ...(dayCount !== '' && { day_count: dayCount }),
    ...(deferredUntil !== '' && { deferred_until: deferredUntil }),
    ...(changes.length > 0 && {
      rate_changes: changes.map(({ from, rate }) => ({ from, rate: parseNumber(rate) })),
    }),
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
