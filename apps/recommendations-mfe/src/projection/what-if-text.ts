import type { PayoffProjection, WhatIf } from '@solvent/contracts'
import { dateInWords, fromMinor, monthInWords, monthsInWords, toMinor } from '@solvent/money'
import { formatAmount } from '@solvent/ui'

type Course = Pick<PayoffProjection, 'months_to_debt_free' | 'debt_free_month' | 'total_interest'>

interface Effect {
  today: string
  /** Without the what-if. */
  before: Course
  after: Course
}

/** Describes a what-if and its effect in one sentence. */
export function whatIfText(whatIf: WhatIf, { today, before, after }: Effect): string {
  return `If you pay ${conditionText(whatIf, today)}: ${effectText(before, after)}`
}

function conditionText(
  { extra_per_month: extra = 0, lump_sum: sum = 0, on = '' }: WhatIf,
  today: string,
): string {
  const monthly = extra > 0 && `${formatAmount(extra)} more each month`
  const day = on > today ? `on ${dateInWords(on, today)}` : 'today'
  const once = sum > 0 && `${formatAmount(sum)}${monthly ? '' : ' more'} ${day}`
  return [monthly, once].filter(Boolean).join(' and ')
}

function effectText(before: Course, after: Course): string {
  if (after.months_to_debt_free === null || after.debt_free_month === null) {
    return 'still not debt-free. Try a higher amount.'
  }
  if (before.months_to_debt_free === null) return `debt-free in ${monthInWords(after.debt_free_month)}.`
  const months = before.months_to_debt_free - after.months_to_debt_free
  const saved = toMinor(before.total_interest) - toMinor(after.total_interest)
  const changes = [timeText(months, monthInWords(after.debt_free_month)), interestText(saved)]
  const text = changes.filter((change) => change !== null).join(', ')
  return `${text || 'no change to your payoff date or interest'}.`
}

function timeText(months: number, end: string): string | null {
  if (months === 0) return null
  return `debt-free in ${end}, ${monthsInWords(Math.abs(months))} ${months > 0 ? 'sooner' : 'later'}`
}

function interestText(saved: bigint): string | null {
  if (saved === 0n) return null
  return saved > 0n
    ? `saves ${formatAmount(fromMinor(saved))} in interest`
    : `costs ${formatAmount(fromMinor(-saved))} more in interest`
}
