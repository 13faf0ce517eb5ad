import type { PlanDrift } from '@solvent/contracts'
import { backToMinor, dateInWords, type MoneyFormat, monthInWords, monthsInWords } from '@solvent/money'
import type { Cause } from './causes'

type Drift = Omit<PlanDrift, 'text'>
type Part = PlanDrift['parts'][number]

/** Text that follows "because of". */
const CAUSES: Readonly<Record<Cause, string>> = {
  time: 'time without payments',
  expected: 'expected money',
  income: 'income',
  payments: 'payments',
  terms: 'changed terms',
  debts: 'debts added or removed',
  choice: 'what you chose for the plan',
}

/** The two dates of a drift, and the money format of the later plan. */
interface DriftSetting {
  since: string
  today: string
  money: MoneyFormat
}

/** The whole change in one sentence. */
export function driftText(drift: Drift, { since, today, money }: DriftSetting): string {
  const { before, now, months, interest } = drift
  const day = `Since ${dateInWords(since, today)}`
  if (months === null) return `${day} ${endlessText(drift)}.`
  const [from, to] = [monthInWords(before.debt_free_month ?? ''), monthInWords(now.debt_free_month ?? '')]
  if (months !== 0) {
    const why = because(drift.parts, ({ months: part }) => (part ?? 0) * Math.sign(months))
    return `${day} your debt-free month moved from ${from} to ${to}: ${laterText(months)}${why}.`
  }
  if (!interest) return `${day} your debt-free month is ${to} as before, at the same interest.`
  const why = because(drift.parts, ({ interest: part }) => (part ?? 0) * Math.sign(interest))
  return `${day} your debt-free month is ${to} as before, with ${interestText(interest, money)}${why}.`
}

/** `2 months sooner` */
function laterText(months: number): string {
  return `${monthsInWords(Math.abs(months))} ${months > 0 ? 'later' : 'sooner'}`
}

function interestText(interest: number, money: MoneyFormat): string {
  return `${money(backToMinor(Math.abs(interest)))} ${interest > 0 ? 'more' : 'less'} interest in all`
}

/** The cause with the largest share; a share is above 0 if the cause contributed to the change. */
function because(parts: readonly Part[], share: (part: Part) => number): string {
  const [largest] = [...parts].sort((a, b) => share(b) - share(a))
  if (!largest) return ''
  const isOnlyCause = parts.every((part) => part === largest || share(part) === 0)
  return `, ${isOnlyCause ? '' : 'mostly '}because of ${inWords(largest.causes)}`
}

function inWords(causes: readonly Cause[]): string {
  return causes.map((cause) => CAUSES[cause]).join(', and ')
}

/** A change to or from debts that are never paid off. */
function endlessText({ before, now, parts }: Drift): string {
  const causes = inWords(parts.filter(({ months }) => months === null).flatMap((part) => part.causes))
  const why = causes === '' ? '' : `, because of ${causes}`
  if (now.debt_free_month !== null) {
    return `your debts have an end in sight, ${monthInWords(now.debt_free_month)}${why}`
  }
  if (before.debt_free_month === null) return 'your debts have no end in sight, as before'
  return `your debts have no end in sight any more; it was ${monthInWords(before.debt_free_month)}${why}`
}
