import type { PayoffProjection } from '@solvent/contracts'
import { fromMinor, monthInWords, monthsInWords, toMinor } from '@solvent/money'
import { formatAmount } from '@solvent/ui'

type Course = Pick<PayoffProjection, 'months_to_debt_free' | 'debt_free_month' | 'total_interest'>

/** Describes the effect of a what-if in one sentence. */
export function differenceText(before: Course, after: Course): string {
  if (after.months_to_debt_free === null || after.debt_free_month === null) {
    return 'This is not enough to become debt-free. Try a higher amount.'
  }
  if (before.months_to_debt_free === null) {
    return `You would be debt-free in ${monthInWords(after.debt_free_month)}.`
  }
  const months = before.months_to_debt_free - after.months_to_debt_free
  const saved = toMinor(before.total_interest) - toMinor(after.total_interest)
  const time = timeText(months, monthInWords(after.debt_free_month))
  const changes = [time, interestText(saved)].filter((text) => text !== null)
  if (changes.length === 0) return 'No change to your payoff date or interest.'
  return `${changes.join(', ').replace(/^./, (first) => first.toUpperCase())}.`
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
