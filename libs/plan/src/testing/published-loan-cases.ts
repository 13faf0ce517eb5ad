import type { Case } from './oracle-case'

/** A published loan with level payments; amounts and rates are decimal texts. */
interface PublishedLoan {
  annual_rate: string
  n: number
  pv: string
}

export type PaymentCase = Case<'pmt', PublishedLoan, { pmt: string }> & { recomputed: { pmt: string } }
export type PayoffTimeCase = Case<'nper', { annual_rate: string; pmt: string; pv: string }, { nper: string }>
export type PrincipalCase = Case<'ppmt_list', PublishedLoan & { k: number[] }, { ppmt: string[] }>
export type PeriodTotalsCase = Case<
  'cum',
  PublishedLoan & { start: number; end: number },
  { interest: string; principal: string }
>
export type AfterCase = Case<
  'after',
  PublishedLoan & { k: number },
  Partial<
    Record<
      | 'pmt'
      | 'interest_paid'
      | 'principal_paid'
      | 'balance'
      | 'first_interest'
      | 'first_principal'
      | 'total_interest'
      | 'total_paid',
      string
    >
  >
>
export type TableCase = Case<
  'table_rows',
  PublishedLoan & { rows: number[] },
  { rows: { period: number; principal: string; interest: string; balance: string }[] }
>
export type RateCase = Case<'apr', { advance: string; payments: [string, number][] }, { apr_percent: string }>
export type ShareCase = Case<
  'prorata',
  { total_cents: number; weights: number[] },
  { shares_cents: number[] }
>
export type DateTrapCase = Case<'traps', { expressions: string[] }, { right_results: string[] }>
