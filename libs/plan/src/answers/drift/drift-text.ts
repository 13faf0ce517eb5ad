import type { PlanDrift } from '@solvent/contracts'
import { backToMinor, dateInWords, type MoneyFormat, monthInWords, monthsInWords } from '@solvent/money'
import type { Cause } from './causes'

type Drift = Omit<PlanDrift, 'text'>
type Part = PlanDrift['parts'][number]

/** Text that follows "because". */
const CAUSES: Readonly<Record<Cause, string>> = {
  time: 'no payments were made',
  expected: 'your expected income changed',
  income: 'your income changed',
  payments: 'you made payments',
  terms: 'the terms of a debt changed',
  debts: 'debts were added or removed',
  choice: 'your plan settings changed',
}

/** Instead of the text for `time` when payments made up for a part of it. */
const PAID_TOO_LITTLE = 'you paid less than planned'

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
  if (!interest) return `${day} your debt-free month is still ${to}, with the same interest.`
  const why = because(drift.parts, ({ interest: part }) => (part ?? 0) * Math.sign(interest))
  return `${day} your debt-free month is still ${to}, with ${interestText(interest, money)}${why}.`
}

/** `2 months sooner` */
function laterText(months: number): string {
  return `${monthsInWords(Math.abs(months))} ${months > 0 ? 'later' : 'sooner'}`
}

function interestText(interest: number, money: MoneyFormat): string {
  return `${money(backToMinor(Math.abs(interest)))} ${interest > 0 ? 'more' : 'less'} interest in total`
}

/** The cause with the largest share; a share is above 0 if the cause contributed to the change. */
function because(parts: readonly Part[], share: (part: Part) => number): string {
  const [largest] = [...parts].sort((a, b) => share(b) - share(a))
  if (!largest) return ''
  const isOnlyCause = parts.every((part) => part === largest || share(part) === 0)
  return `, ${isOnlyCause ? '' : 'mostly '}because ${inWords(largest.causes, parts)}`
}

function inWords(causes: readonly Cause[], parts: readonly Part[]): string {
  const hasPayments = parts.some((part) => part.causes.includes('payments'))
  const toText = (cause: Cause) => (cause === 'time' && hasPayments ? PAID_TOO_LITTLE : CAUSES[cause])
  return causes.map(toText).join(' and ')
}

/** A change to or from debts that are never paid off. */
function endlessText({ before, now, parts }: Drift): string {
  const causes = parts.filter(({ months }) => months === null).flatMap((part) => part.causes)
  const why = causes.length === 0 ? '' : `, because ${inWords(causes, parts)}`
  if (now.debt_free_month !== null) {
    return `your budget now pays off your debts, in ${monthInWords(now.debt_free_month)}${why}`
  }
  if (before.debt_free_month === null) return 'your budget still does not pay off your debts'
  return `your budget no longer pays off your debts (before: ${monthInWords(before.debt_free_month)})${why}`
}
