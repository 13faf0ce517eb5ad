import { addDays, counted, type DateString, dateInWords, daysBetween } from '@solvent/money'
import { total } from '../../books/totals'
import { askedDebt, nothingOwed } from './debts'
import { type Due, debtName, duesThrough, nextDues } from './dues'
import type { AnswerText, Question } from './question'
import { blocks, bullets, dueInWords, links, paragraph } from './wording'

/** How many days ahead "this week" looks. */
const DAYS_OF_A_WEEK = 7

const seeLiabilities = `See ${links.liabilities}.`

export const dueWeek: AnswerText = async ({ books, money, today }) => {
  const schedules = await books.schedules()
  if (schedules.length === 0) return nothingOwed(await books.liabilities())
  const until = addDays(today, DAYS_OF_A_WEEK)
  const all = duesThrough(schedules, until)
  const dues = all.filter(({ date }) => date >= today)
  const late = total(all.filter(({ date }) => date < today).map(({ amount }) => amount))
  const overdue = late > 0n && `Another ${money(late)} is overdue.`
  const day = dateInWords(until, today)
  if (dues.length === 0) {
    const [next] = nextDues(schedules, today)
    return paragraph(
      `Nothing is due up to ${day}.`,
      late > 0n && `But ${money(late)} is overdue.`,
      next && `Next is ${nextText(next, money, today)}.`,
      seeLiabilities,
    )
  }
  const sum = total(dues.map(({ amount }) => amount))
  const lines = dues.map(({ debt, amount, date }) => {
    return `${debtName(debt)}: ${money(amount)}, ${dueInWords(date, today)}`
  })
  return blocks(paragraph(`${money(sum)} is due up to ${day}.`, overdue, seeLiabilities), bullets(lines))
}

export const nextDue: AnswerText = async ({ books, money, today }) => {
  const schedules = await books.schedules()
  if (schedules.length === 0) return nothingOwed(await books.liabilities())
  const [next] = nextDues(schedules, today)
  const late = duesThrough(schedules, addDays(today, -1))
  return paragraph(
    next ? `Your next payment is ${nextText(next, money, today)}.` : 'No further payment has a due date.',
    lateText(late, money, today),
    seeLiabilities,
  )
}

export const dueOne: AnswerText = async (question) => {
  const found = await askedDebt(question)
  if (typeof found === 'string') return found
  const { books, money, today } = question
  const schedule = (await books.schedules()).filter(({ debt }) => debt.id === found.debt.id)
  const [next] = nextDues(schedule, today)
  const late = duesThrough(schedule, addDays(today, -1))
  const name = debtName(found.debt)
  return paragraph(
    next && `${name} is next due ${onDay(next.date, today)}: ${money(next.amount)}.`,
    !next && late.length === 0 && `${name} has no due date.`,
    lateText(late, money, today),
    seeLiabilities,
  )
}

export const overdue: AnswerText = async ({ books, money, today }) => {
  const schedules = await books.schedules()
  if (schedules.length === 0) return nothingOwed(await books.liabilities())
  const yesterday = addDays(today, -1)
  const late = duesThrough(schedules, yesterday)
  if (late.length === 0) {
    const [next] = nextDues(schedules, today)
    return paragraph(
      'No, everything is up to date.',
      next && `Your next payment is ${nextText(next, money, today)}.`,
      seeLiabilities,
    )
  }
  const ofDebts = schedules.map((one) => duesThrough([one], yesterday)).filter((dues) => dues.length > 0)
  const sum = total(late.map(({ amount }) => amount))
  const lines = ofDebts.map((dues) => lateLine(dues, money, today))
  const one = `Yes, you are late with ${counted(ofDebts.length, 'debt')}: ${money(sum)} is overdue.`
  return blocks(paragraph(one, seeLiabilities), bullets(lines))
}

type Money = Question['money']

/** `$308.00 to Car Loan, due 20 March` */
function nextText({ debt, amount, date }: Due, money: Money, today: DateString): string {
  return `${money(amount)} to ${debtName(debt)}, ${dueInWords(date, today)}`
}

/** `today`, or `on 20 March, in 10 days` */
function onDay(date: DateString, today: DateString): string {
  const days = daysBetween(today, date)
  return days === 0 ? 'today' : `on ${dateInWords(date, today)}, in ${counted(days, 'day')}`
}

/** The sum of overdue payments as a sentence; empty if there are none. */
function lateText(late: readonly Due[], money: Money, today: DateString): string {
  const [first] = late
  if (!first) return ''
  const sum = total(late.map(({ amount }) => amount))
  const since = `since ${dateInWords(first.date, today)}`
  return late.length === 1
    ? `Overdue ${since}: ${money(sum)}.`
    : `Overdue: ${money(sum)}, the oldest ${since}.`
}

/** `Visa: $340.00 in 2 payments, first missed on 5 February` */
function lateLine(dues: readonly Due[], money: Money, today: DateString): string {
  const [first] = dues
  if (!first) return ''
  const sum = money(total(dues.map(({ amount }) => amount)))
  const since = dateInWords(first.date, today)
  const what = dues.length === 1 ? `${sum}, missed on` : `${sum} in ${dues.length} payments, first missed on`
  return `${debtName(first.debt)}: ${what} ${since}`
}
