import type { PayoffProjection, Plan, WhatIf } from '@solvent/contracts'
import {
  addDays,
  backToMinor,
  type DateString,
  dateInWords,
  daysBetween,
  fromMinor,
  monthInWords,
  monthsInWords,
} from '@solvent/money'
import { total } from '../../books/totals'
import { nothingOwed } from './debts'
import { activeOf, duesThrough } from './dues'
import type { AnswerText, Question } from './question'
import { links, paragraph } from './wording'

/** The largest amount that the API accepts, in minor units. */
const MAX_AMOUNT = 99_999_999_999_999n

const tryIt = `Try it on your ${links.plan}.`

/** With the plan's outlook on the next 60 days, or else from what the accounts hold today. */
export const afford: AnswerText = async (question) => {
  const { asked, today, books } = question
  const { amount, day = today } = asked
  if (!isPayable(amount)) return 'Write the amount and the day, such as "can I afford 200 on the 20th?".'
  if (day < today) return `${dateInWords(day, today)} has passed.`
  const plan = await books.plan()
  const { days_ahead } = plan
  if (days_ahead === null) {
    const hint = plan.pay === null ? ` Set your paydays on your ${links.plan} for an outlook by day.` : ''
    return `${await affordFromToday(question, { amount, day })}${hint}`
  }
  const last = addDays(today, days_ahead.balances.length - 1)
  if (day > last) {
    return `I can look ahead to ${dateInWords(last, today)} only. ${days_ahead.lowest} See ${links.plan}.`
  }
  return affordText(question, { amount, day, balances: days_ahead.balances.map(backToMinor), plan })
}

function isPayable(amount: bigint | undefined): amount is bigint {
  return amount !== undefined && amount > 0n && amount <= MAX_AMOUNT
}

interface Wanted {
  /** Minor units. */
  amount: bigint
  day: DateString
}

interface Outlook extends Wanted {
  /** What the accounts hold at the end of each day from today on, in minor units. */
  balances: readonly bigint[]
  plan: Plan
}

function affordText({ money, today }: Question, { amount, day, balances, plan }: Outlook): string {
  const after = balances.slice(daysBetween(today, day))
  const [held = 0n] = after
  const lowest = after.reduce((least, balance) => (balance < least ? balance : least), held)
  const lowestDay = addDays(day, after.indexOf(lowest))
  const cushion = backToMinor(plan.cushion.chosen ?? 0)
  const left = lowest - amount
  const verdict =
    left < 0n
      ? `No, ${money(amount)} ${onDay(day, today)} is more than your plan leaves.`
      : left < cushion
        ? `Only from your cushion: ${money(amount)} ${onDay(day, today)} leaves less than the ${money(cushion)} you set.`
        : `Yes, you can afford ${money(amount)} ${onDay(day, today)}.`
  const end = dateInWords(addDays(today, balances.length - 1), today)
  const least = `at least ${money(lowest)} (${dateInWords(lowestDay, today)}) up to ${end}`
  return paragraph(
    verdict,
    `With your plan, your accounts hold ${money(held)} at the end of that day and ${least}.`,
    left < 0n ? `You would be ${money(-left)} short.` : `At least ${money(left)} would be left.`,
    `See ${links.plan}.`,
  )
}

/** Without known paydays: what the accounts hold today less what is due on debts by that day. */
async function affordFromToday({ books, money, today }: Question, { amount, day }: Wanted): Promise<string> {
  const [summary, schedules] = await Promise.all([books.summary(), books.schedules()])
  const held = backToMinor(summary.liquid_assets)
  const due = total(duesThrough(schedules, day).map((one) => one.amount))
  const left = held - due - amount
  const figures =
    due > 0n
      ? `Your accounts hold ${money(held)} today, and ${money(due)} is due by ${dateInWords(day, today)}.`
      : `Your accounts hold ${money(held)} today, and nothing is due by ${dateInWords(day, today)}.`
  return paragraph(
    left < 0n
      ? `No, ${money(amount)} ${onDay(day, today)} is more than you can spare.`
      : `Yes, you can afford ${money(amount)} ${onDay(day, today)}.`,
    figures,
    left < 0n ? `You would be ${money(-left)} short.` : `You would have ${money(left)} left.`,
    'This counts no income and no other spending until then.',
  )
}

function onDay(day: DateString, today: DateString): string {
  return day === today ? 'today' : `on ${dateInWords(day, today)}`
}

export const extra: AnswerText = (question) => {
  const { amount } = question.asked
  if (!isPayable(amount))
    return Promise.resolve('Write how much more a month, such as "what if I pay 100 more a month?".')
  return tryOut(question, { extra_per_month: fromMinor(amount) }, `${question.money(amount)} more each month`)
}

export const lump: AnswerText = (question) => {
  const { amount } = question.asked
  if (!isPayable(amount)) return Promise.resolve('Write how much, such as "what if I pay 500 on top now?".')
  return tryOut(question, { lump_sum: fromMinor(amount) }, `${question.money(amount)} more today`)
}

/** Compares the projection with and without paying more, in the words of the plan page. */
async function tryOut({ books, money }: Question, whatIf: WhatIf, condition: string): Promise<string> {
  const liabilities = await books.liabilities()
  if (activeOf(liabilities).length === 0) return nothingOwed(liabilities)
  const [before, after] = await Promise.all([books.projection(), books.projection(whatIf)])
  return `If you pay ${condition}: ${effectText(before, after, money)} ${tryIt}`
}

type Course = Pick<PayoffProjection, 'months_to_debt_free' | 'debt_free_month' | 'total_interest'>

function effectText(before: Course, after: Course, money: Question['money']): string {
  if (after.months_to_debt_free === null || after.debt_free_month === null) {
    return 'still not debt-free. Try a higher amount.'
  }
  if (before.months_to_debt_free === null) return `debt-free in ${monthInWords(after.debt_free_month)}.`
  const months = before.months_to_debt_free - after.months_to_debt_free
  const saved = backToMinor(before.total_interest) - backToMinor(after.total_interest)
  const sooner = `${monthsInWords(Math.abs(months))} ${months > 0 ? 'sooner' : 'later'}`
  const changes = [
    months !== 0 && `debt-free in ${monthInWords(after.debt_free_month)}, ${sooner}`,
    saved > 0n && `saves ${money(saved)} in interest`,
    saved < 0n && `costs ${money(-saved)} more in interest`,
  ].filter(Boolean)
  return `${changes.join(', ') || 'no change to your payoff date or interest'}.`
}
