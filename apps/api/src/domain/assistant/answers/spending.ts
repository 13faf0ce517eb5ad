import type { EntrySummary } from '@solvent/contracts'
import {
  addMonthsClamped,
  backToMinor,
  type DateString,
  dateInWords,
  endOfMonth,
  monthInWords,
} from '@solvent/money'
import { total } from '../../books/totals'
import { firstOfMonth } from '../../plan/carried-reserve'
import type { AnswerText, Question } from './question'
import { blocks, bullets, inMonth, links, paragraph } from './wording'

const seeActivity = `See ${links.activity}.`
const HOW_TO_RECORD = 'To record an expense, write "I spent 12.50 on lunch".'

export const spentMonth: AnswerText = (question) => spentIn(question, monthOf(question.today))

export const spentPast: AnswerText = (question) => {
  const { asked, today } = question
  return spentIn(question, asked.month ?? monthBefore(today))
}

async function spentIn({ books, money, today }: Question, month: string): Promise<string> {
  if (month > monthOf(today)) return notBegun(month)
  const sums = await books.entrySums(daysOf(month))
  const spent = spentOf(sums)
  const paid = backToMinor(sums.months[0]?.paid_on_debts ?? 0)
  const onDebts = paid > 0n && `Payments on debts are not included: ${money(paid)}.`
  if (spent === 0n) {
    const isNow = month === monthOf(today)
    return paragraph(
      `You have recorded no expenses ${inMonth(month, today)}.`,
      onDebts,
      isNow && HOW_TO_RECORD,
    )
  }
  return blocks(
    paragraph(`You spent ${money(spent)} ${inMonth(month, today)}.`, onDebts, seeActivity),
    sums.spending.length > 1 ? bullets(categoryLines(sums, money)) : '',
  )
}

export const spentCategory: AnswerText = async (question) => {
  const { asked, books, money, today } = question
  const { category, month = monthOf(today) } = asked
  if (category === undefined) return spentIn(question, month)
  if (month > monthOf(today)) return notBegun(month)
  const spent = spentOf(await books.entrySums({ ...daysOf(month), kind: 'expense', category }))
  if (spent === 0n)
    return `You have recorded no expenses for ${category} ${inMonth(month, today)}. ${seeActivity}`
  return `You spent ${money(spent)} on ${category} ${inMonth(month, today)}. ${seeActivity}`
}

/** Compares with the same days of an earlier month: the one that the question names, or the last one. */
export const spentCompare: AnswerText = async ({ asked, books, money, today }) => {
  const isEarlier = asked.month !== undefined && asked.month < monthOf(today)
  const month = isEarlier && asked.month ? asked.month : monthBefore(today)
  const first = `${month}-01`
  const until = [`${month}-${today.slice(8)}`, endOfMonth(first)].sort()[0] ?? first
  const [now, before, all] = await Promise.all(
    [{ from: firstOfMonth(today), to: today }, { from: first, to: until }, daysOf(month)].map(async (days) =>
      spentOf(await books.entrySums({ ...days, kind: 'expense' })),
    ),
  )
  return compareText({ now: now ?? 0n, before: before ?? 0n, all: all ?? 0n }, { month, until, money, today })
}

interface Compared extends Pick<Question, 'money' | 'today'> {
  month: string
  /** The last compared day of that month. */
  until: DateString
}

/** @param spent in minor units: this month, by that day of the other month, and in all of it */
function compareText(
  { now, before, all }: Record<'now' | 'before' | 'all', bigint>,
  { month, until, money, today }: Compared,
): string {
  const [current, other] = [monthInWords(monthOf(today)), monthInWords(month)]
  if (all === 0n && now === 0n)
    return `You have recorded no expenses in ${other} or ${current}. ${HOW_TO_RECORD}`
  if (all === 0n)
    return `You spent ${money(now)} so far in ${current}, but no expenses are recorded in ${other}.`
  const size = money(now > before ? now - before : before - now)
  const verdict =
    now === before ? 'You spend the same as' : `You spend ${size} ${now > before ? 'more' : 'less'} than`
  return paragraph(
    `${verdict} in ${other} by the same day: ${money(now)} so far in ${current}, ${money(before)} by ${dateInWords(until, today)}.`,
    `In all of ${other}, it was ${money(all)}.`,
    seeActivity,
  )
}

/** In this month, or in the last one if this one has no expenses. */
export const biggest: AnswerText = async ({ books, money, today }) => {
  for (const month of [monthOf(today), monthBefore(today)]) {
    const sums = await books.entrySums({ ...daysOf(month), kind: 'expense' })
    const [first] = sums.spending
    if (!first) continue
    const most = `${money(backToMinor(first.amount))} of ${money(spentOf(sums))}`
    return blocks(
      paragraph(
        `You spend most on ${categoryName(first.category)}: ${most} ${inMonth(month, today)}.`,
        seeActivity,
      ),
      sums.spending.length > 1 ? bullets(categoryLines(sums, money)) : '',
    )
  }
  const months = `${monthInWords(monthBefore(today))} or ${monthInWords(monthOf(today))}`
  return `You have recorded no expenses in ${months}. ${HOW_TO_RECORD}`
}

export const earned: AnswerText = async ({ asked, books, money, today }) => {
  const month = asked.month ?? monthOf(today)
  if (month > monthOf(today)) return notBegun(month)
  const [{ months }, { monthly_income }] = await Promise.all([
    books.entrySums(daysOf(month)),
    books.summary(),
  ])
  const came = backToMinor(months[0]?.money_in ?? 0)
  const stated =
    monthly_income > 0 && `Your ${links.profile} says ${money(backToMinor(monthly_income))} a month.`
  return paragraph(
    came === 0n
      ? `You have recorded no income ${inMonth(month, today)}.`
      : `You received ${money(came)} ${inMonth(month, today)}.`,
    stated,
    seeActivity,
  )
}

/** YYYY-MM */
function monthOf(day: DateString): string {
  return day.slice(0, 7)
}

function monthBefore(day: DateString): string {
  return monthOf(addMonthsClamped(firstOfMonth(day), -1))
}

function daysOf(month: string): Record<'from' | 'to', DateString> {
  return { from: `${month}-01`, to: endOfMonth(`${month}-01`) }
}

function notBegun(month: string): string {
  return `${monthInWords(month)} has not begun yet.`
}

/** Expenses in minor units. */
function spentOf({ spending }: Pick<EntrySummary, 'spending'>): bigint {
  return total(spending.map(({ amount }) => backToMinor(amount)))
}

function categoryLines({ spending }: EntrySummary, money: Question['money']): string[] {
  return spending.map(({ category, amount }) => `${categoryName(category)}: ${money(backToMinor(amount))}`)
}

function categoryName(category: string | null): string {
  return category ?? 'No category'
}
