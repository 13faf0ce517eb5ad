import type { PlanDrift } from '@solvent/contracts'
import { backToMinor, dateInWords, type MoneyFormat, monthInWords, monthsInWords } from '@solvent/money'
import type { Cause } from './causes'

type Whole = Omit<PlanDrift, 'text'>
type Part = PlanDrift['parts'][number]

/** After "because of". */
const CAUSES: Readonly<Record<Cause, string>> = {
  time: 'time without payments',
  expected: 'expected money',
  income: 'income',
  payments: 'payments',
  terms: 'changed terms',
  debts: 'debts added or removed',
  choice: 'what you chose for the plan',
}

/** The two days of a drift, and how amounts are written on the later one. */
interface DriftSetting {
  since: string
  today: string
  money: MoneyFormat
}

/** The whole move in a sentence. */
export function driftText(whole: Whole, { since, today, money }: DriftSetting): string {
  const { before, now, months, interest } = whole
  const day = `Since ${dateInWords(since, today)}`
  if (months === null) return `${day} ${endlessText(whole)}.`
  const [from, to] = [monthInWords(before.debt_free_month ?? ''), monthInWords(now.debt_free_month ?? '')]
  if (months !== 0) {
    const why = because(whole.parts, ({ months: part }) => (part ?? 0) * Math.sign(months))
    return `${day} your debt-free month moved from ${from} to ${to}: ${laterText(months)}${why}.`
  }
  if (!interest) return `${day} your debt-free month is ${to} as before, at the same interest.`
  const why = because(whole.parts, ({ interest: part }) => (part ?? 0) * Math.sign(interest))
  return `${day} your debt-free month is ${to} as before, with ${interestText(interest, money)}${why}.`
}

/** `2 months sooner` */
function laterText(months: number): string {
  return `${monthsInWords(Math.abs(months))} ${months > 0 ? 'later' : 'sooner'}`
}

function interestText(interest: number, money: MoneyFormat): string {
  return `${money(backToMinor(Math.abs(interest)))} ${interest > 0 ? 'more' : 'less'} interest in all`
}

/** The cause that did most of it, by a share that is above 0 where it did some. */
function because(parts: readonly Part[], share: (part: Part) => number): string {
  const [most] = [...parts].sort((a, b) => share(b) - share(a))
  if (!most) return ''
  const isAlone = parts.every((part) => part === most || share(part) === 0)
  return `, ${isAlone ? '' : 'mostly '}because of ${inWords(most.causes)}`
}

function inWords(causes: readonly Cause[]): string {
  return causes.map((cause) => CAUSES[cause]).join(', and ')
}

/** To or from debts that are never paid off. */
function endlessText({ before, now, parts }: Whole): string {
  const causes = inWords(parts.filter(({ months }) => months === null).flatMap((part) => part.causes))
  const why = causes === '' ? '' : `, because of ${causes}`
  if (now.debt_free_month !== null) {
    return `your debts have an end in sight, ${monthInWords(now.debt_free_month)}${why}`
  }
  if (before.debt_free_month === null) return 'your debts have no end in sight, as before'
  return `your debts have no end in sight any more; it was ${monthInWords(before.debt_free_month)}${why}`
}
