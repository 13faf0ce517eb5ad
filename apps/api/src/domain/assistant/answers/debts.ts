import { installmentsPaidText, type Liability } from '@solvent/contracts'
import { backToMinor, counted, dateInWords, monthInWords } from '@solvent/money'
import { total } from '../../books/totals'
import { activeOf, debtName } from './dues'
import type { AnswerText, Question } from './question'
import { blocks, bullets, links, paragraph } from './wording'

const seeLiabilities = `See ${links.liabilities}.`

/** The answer to a question about debts of a person who owes nothing. */
export function nothingOwed(liabilities: readonly Liability[]): string {
  return liabilities.length === 0
    ? `You have no debts. To add one, go to ${links.liabilities}.`
    : `You owe nothing: all your debts are paid off. ${seeLiabilities}`
}

/**
 * Finds the debt that a question names; the only active debt if it names none. Returns the answer instead if that is
 * not clear.
 */
export async function askedDebt({ asked, books, money }: Question): Promise<{ debt: Liability } | string> {
  const liabilities = await books.liabilities()
  const active = activeOf(liabilities)
  const named = liabilities.find(({ id }) => id === asked.liabilityId)
  const [only, ...others] = active
  const debt = named ?? (others.length === 0 ? only : undefined)
  if (!debt) {
    if (!only) return nothingOwed(liabilities)
    const lines = active.map((one) => `${debtName(one)}: ${money(backToMinor(one.remaining_amount))} left`)
    return blocks('Which of your debts do you mean?', bullets(lines))
  }
  return debt.is_completed ? `${debtName(debt)} is paid off. ${seeLiabilities}` : { debt }
}

export const oweTotal: AnswerText = async ({ books, money }) => {
  const liabilities = await books.liabilities()
  const active = activeOf(liabilities)
  const [only, ...others] = active
  if (!only) return nothingOwed(liabilities)
  const owed = total(active.map(({ remaining_amount }) => backToMinor(remaining_amount)))
  const on = others.length === 0 ? debtName(only) : counted(active.length, 'debt')
  return `You owe ${money(owed)} on ${on}. ${seeLiabilities}`
}

export const oweOne: AnswerText = async (question) => {
  const found = await askedDebt(question)
  if (typeof found === 'string') return found
  const { money } = question
  const { remaining_amount, total_amount, payoff_amount } = found.debt
  const name = debtName(found.debt)
  const [left, borrowed] = [backToMinor(remaining_amount), backToMinor(total_amount)]
  const payoff = backToMinor(payoff_amount)
  return paragraph(
    left > borrowed
      ? `You owe ${money(left)} on ${name}, of ${money(borrowed)} borrowed.`
      : `${money(left)} of ${money(borrowed)} is left on ${name}.`,
    payoff > left && `It takes ${money(payoff)} to pay it off today, including interest.`,
    `Installments paid: ${installmentsPaidText(found.debt)}.`,
    seeLiabilities,
  )
}

export const debts: AnswerText = async ({ books, money, today }) => {
  const liabilities = await books.liabilities()
  const active = activeOf(liabilities)
  if (active.length === 0) return nothingOwed(liabilities)
  const owed = total(active.map(({ remaining_amount }) => backToMinor(remaining_amount)))
  const lines = active.map((debt) => {
    const due = debt.next_due_date === null ? '' : `, next on ${dateInWords(debt.next_due_date, today)}`
    const left = money(backToMinor(debt.remaining_amount))
    return `${debtName(debt)}: ${left} left, installment ${money(backToMinor(debt.installment_amount))}${due}`
  })
  return blocks(
    paragraph(`You have ${counted(active.length, 'debt')} and owe ${money(owed)}.`, seeLiabilities),
    bullets(lines),
  )
}

export const debtEnd: AnswerText = async (question) => {
  const found = await askedDebt(question)
  if (typeof found === 'string') return found
  const { books, money, today } = question
  const { debt } = found
  const name = debtName(debt)
  const [schedule, projection] = await Promise.all([books.schedule(debt.id), books.projection()])
  const planned = projection.liabilities.find(({ id }) => id === debt.id)?.payoff_month ?? null
  const cost = money(backToMinor(schedule.total_payments))
  const payments = `${counted(schedule.payments.length, 'payment')}, ${cost} in total`
  return paragraph(
    schedule.paid_off_on === null
      ? `Its installments never pay ${name} off.`
      : `On schedule, ${name} is paid off on ${dateInWords(schedule.paid_off_on, today)}, after ${payments}.`,
    planned === null
      ? `With your ${links.plan}, it is not paid off.`
      : `With your ${links.plan}, it is paid off in ${monthInWords(planned)}.`,
    seeLiabilities,
  )
}

export const interest: AnswerText = async ({ books, money }) => {
  const [liabilities, sums] = await Promise.all([books.liabilities(), books.entrySums({ kind: 'interest' })])
  const posted = total(sums.interest.map(({ amount }) => backToMinor(amount)))
  const soFar =
    posted === 0n
      ? 'No interest has been added to your debts so far.'
      : `So far, ${money(posted)} of interest has been added to your debts.`
  const active = activeOf(liabilities)
  if (active.length === 0) return liabilities.length === 0 ? nothingOwed(liabilities) : soFar
  if (active.every(({ interest_rate }) => interest_rate === 0))
    return paragraph(soFar, 'Your debts have no interest.', seeLiabilities)
  const { ending, total_interest, notice, liabilities: outcomes } = await books.projection()
  if (ending !== 'debt_free') return paragraph(soFar, notice, `See ${links.plan}.`)
  const costly = outcomes.filter((debt) => debt.interest > 0)
  const lines = costly.map((debt) => `${debtName(debt)}: ${money(backToMinor(debt.interest))}`)
  return blocks(
    paragraph(
      soFar,
      `With your ${links.plan}, ${money(backToMinor(total_interest))} more is to come until the end.`,
    ),
    costly.length > 1 ? bullets(lines) : '',
  )
}
