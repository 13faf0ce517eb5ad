import type { getSchedule, ResponseOf } from '@solvent/contracts'
import { backToMinor, fromMinor } from '@solvent/money'

export type Schedule = ResponseOf<typeof getSchedule>
export type ScheduledPayment = Schedule['payments'][number]

/** What one bar of the chart stands for: one payment, or those of one year. */
interface Share {
  label: string
  principal: number
  interest: number
}

/** More payments than this are shown by year. */
const MOST_BARS = 24
/** More points than these make a line slow and no clearer. */
const MOST_POINTS = 120

/** Principal and interest of each payment; of each year where there are many payments. */
export function sharesOf(payments: readonly ScheduledPayment[]): { by: 'payment' | 'year'; shares: Share[] } {
  if (payments.length <= MOST_BARS) {
    const shares = payments.map(({ due_date: label, principal, interest }) => ({
      label,
      principal,
      interest,
    }))
    return { by: 'payment', shares }
  }
  const years = new Map<string, { principal: bigint; interest: bigint }>()
  for (const { due_date, principal, interest } of payments) {
    const year = due_date.slice(0, 4)
    const sum = years.get(year) ?? { principal: 0n, interest: 0n }
    years.set(year, {
      principal: sum.principal + backToMinor(principal),
      interest: sum.interest + backToMinor(interest),
    })
  }
  const shares = [...years].map(([label, { principal, interest }]) => ({
    label,
    principal: fromMinor(principal),
    interest: fromMinor(interest),
  }))
  return { by: 'year', shares }
}

/** The payments a line goes through: all of them, or evenly chosen ones and always the last. */
export function pointsOf(payments: readonly ScheduledPayment[]): readonly ScheduledPayment[] {
  const step = Math.ceil(payments.length / MOST_POINTS)
  return payments.filter((_, index) => index % step === 0 || index === payments.length - 1)
}
