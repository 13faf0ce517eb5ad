import type { getSchedule, ResponseOf } from '@solvent/contracts'
import { backToMinor, fromMinor } from '@solvent/money'

export type Schedule = ResponseOf<typeof getSchedule>
export type ScheduledPayment = Schedule['payments'][number]

/** One bar of the chart: one payment, or all payments of one year. */
interface Share {
  label: string
  principal: number
  interest: number
}

/** With more payments than this, bars are by year. */
const MAX_PAYMENT_BARS = 24
/** More points make a line slower but no clearer. */
const TARGET_POINTS = 120

/** Principal and interest by payment, or by year if there are many payments. */
export function sharesOf(payments: readonly ScheduledPayment[]): { by: 'payment' | 'year'; shares: Share[] } {
  if (payments.length <= MAX_PAYMENT_BARS) {
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

/** The payments to plot in a line: all of them, or an even sample that includes the last. */
export function pointsOf(payments: readonly ScheduledPayment[]): readonly ScheduledPayment[] {
  const step = Math.ceil(payments.length / TARGET_POINTS)
  return payments.filter((_, index) => index % step === 0 || index === payments.length - 1)
}
