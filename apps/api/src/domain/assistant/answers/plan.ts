import type { Plan, PlanItem } from '@solvent/contracts'
import { backToMinor, dateInWords, monthInWords, monthsInWords } from '@solvent/money'
import { causeNames } from '@solvent/plan/answers'
import { total } from '../../books/totals'
import { nothingOwed } from './debts'
import { activeOf, debtName, nextDues } from './dues'
import type { AnswerText, Question } from './question'
import { blocks, bullets, dueInWords, links, paragraph, plain } from './wording'

const seePlan = `See ${links.plan}.`

export const payFirst: AnswerText = async (question) => {
  const { books, money, today } = question
  const liabilities = await books.liabilities()
  if (activeOf(liabilities).length === 0) return nothingOwed(liabilities)
  const plan = await books.plan()
  const waiting = firstOn(plan, ({ unrecorded }) => unrecorded)
  if (waiting) {
    const payment = `${money(backToMinor(waiting.amount))} to ${debtName(waiting.liability)}`
    const day = dateInWords(waiting.on, today)
    return `Record your payment of ${payment}, scheduled for ${day}. See ${links.liabilities}.`
  }
  const first = firstToPay(plan)
  if (!first) return nothingToPay(plan, question)
  return paragraph(
    `Pay ${money(openAmount(first))} to ${debtName(first.liability)} first, ${whenToPay(first, today)}.`,
    partsText(first, money),
    first.timing && plain(first.timing),
    seePlan,
  )
}

export const whyFirst: AnswerText = async (question) => {
  const { books } = question
  const liabilities = await books.liabilities()
  if (activeOf(liabilities).length === 0) return nothingOwed(liabilities)
  const plan = await books.plan()
  const first = firstToPay(plan) ?? plan.recommendations[0]
  if (!first) return nothingToPay(plan, question)
  const place = firstToPay(plan) ? 'is the first to pay' : 'has the highest rank'
  return paragraph(
    `${debtName(first.liability)} ${place} in your plan.`,
    plain(first.explanation),
    'The points come from your own priority, the due date, the interest rate and how much is paid off.',
    seePlan,
  )
}

export const payMonth: AnswerText = async (question) => {
  const { books, money } = question
  const liabilities = await books.liabilities()
  if (activeOf(liabilities).length === 0) return nothingOwed(liabilities)
  const plan = await books.plan()
  const toPay = plan.recommendations.filter(({ amount }) => amount > 0)
  if (toPay.length === 0) return nothingToPay(plan, question)
  const sum = total(toPay.map(({ amount }) => backToMinor(amount)))
  const paid = backToMinor(plan.paid_this_month)
  const lines = toPay.map(
    (item) =>
      `${debtName(item.liability)}: ${plain(item.recommended_action.replace(/^Pay this month: /, ''))}`,
  )
  return blocks(
    paragraph(
      `Pay ${money(sum)} on your debts this month. Your budget for debts is ${money(backToMinor(plan.available_budget))}.`,
      paid > 0n && `You have already paid ${money(paid)}.`,
    ),
    bullets(lines),
    paragraph(shortfallText(plan), plan.reserve_notice, seePlan),
  )
}

export const debtFree: AnswerText = async ({ books, money }) => {
  const liabilities = await books.liabilities()
  if (activeOf(liabilities).length === 0) return nothingOwed(liabilities)
  const projection = await books.projection()
  const { debt_free_month, months_to_debt_free, total_interest, notice, smallest_budget } = projection
  const span = months_to_debt_free === null ? '' : `, in ${monthsInWords(months_to_debt_free)}`
  const cost = `with ${money(backToMinor(total_interest))} of interest`
  return paragraph(
    debt_free_month !== null &&
      `With your plan, you are debt-free in ${monthInWords(debt_free_month)}${span}, ${cost}.`,
    notice,
    notice !== null && smallest_budget?.text,
    seePlan,
  )
}

export const debtFreeRange: AnswerText = async (question) => {
  const { books } = question
  const liabilities = await books.liabilities()
  if (activeOf(liabilities).length === 0) return nothingOwed(liabilities)
  const { range } = await books.range()
  if (range === null) {
    return paragraph('Nothing uncertain is known about this date.', await debtFree(question))
  }
  return blocks(
    paragraph(range.text, `That is by ${range.runs} simulated cases. ${seePlan}`),
    bullets(range.causes.map(({ assumption }) => plain(assumption))),
  )
}

export const debtFreeMoved: AnswerText = async ({ books, money }) => {
  const liabilities = await books.liabilities()
  if (activeOf(liabilities).length === 0) return nothingOwed(liabilities)
  const { drift } = await books.drift()
  if (drift === null) {
    return `There is no plan of an earlier day to compare with yet. Look at your ${links.plan} today, and I can compare with it tomorrow.`
  }
  const lines = drift.parts.map((part) => {
    const effects = [monthsText(part.months), interestText(part.interest, money)].filter(Boolean)
    return `${causeNames(part)}: ${effects.join(', ') || 'no date'}`
  })
  return blocks(paragraph(drift.text, seePlan), lines.length > 1 ? bullets(lines) : '')
}

function monthsText(months: number | null): string {
  if (months === null) return ''
  if (months === 0) return 'same month'
  return `${monthsInWords(Math.abs(months))} ${months > 0 ? 'later' : 'sooner'}`
}

function interestText(interest: number | null, money: Question['money']): string {
  if (interest === null || interest === 0) return ''
  return `${money(backToMinor(Math.abs(interest)))} ${interest > 0 ? 'more' : 'less'} interest`
}

/** The first item with a payment to make, in the order of the plan. */
function firstToPay({ recommendations }: Plan): PlanItem | undefined {
  return recommendations.find((item) => openAmount(item) > 0n)
}

/** The earliest of some dated payments of the items. */
function firstOn({ recommendations }: Plan, paymentsOf: (item: PlanItem) => PlanItem['scheduled']) {
  return recommendations
    .flatMap((item) => paymentsOf(item).map((payment) => ({ liability: item.liability, ...payment })))
    .sort((a, b) => a.on.localeCompare(b.on))[0]
}

/** What is not scheduled of an item, in minor units. */
function openAmount({ amount, scheduled }: PlanItem): bigint {
  return backToMinor(amount) - total(scheduled.map((one) => backToMinor(one.amount)))
}

function whenToPay({ liability: { next_due_date }, due_amount }: PlanItem, today: string): string {
  return next_due_date === null || due_amount <= 0 ? 'to save interest' : dueInWords(next_due_date, today)
}

function partsText({ due_amount, extra_amount, short_by }: PlanItem, money: Question['money']): string {
  if (extra_amount <= 0 || due_amount <= 0 || short_by > 0) return ''
  return `That is ${money(backToMinor(due_amount))} due and ${money(backToMinor(extra_amount))} extra.`
}

function shortfallText({ shortfall }: Plan): string {
  if (shortfall === null) return ''
  return plain([shortfall.meaning, shortfall.relief].filter(Boolean).join(' '))
}

/** Why the plan has nothing more to pay this month. */
async function nothingToPay(plan: Plan, { books, money, today }: Question): Promise<string> {
  if (plan.notice !== null) return paragraph(plan.notice, shortfallText(plan), `Go to your ${links.profile}.`)
  const scheduled = firstOn(plan, (item) => item.scheduled)
  if (scheduled) {
    const { amount, liability, on } = scheduled
    const next = `${money(backToMinor(amount))} to ${debtName(liability)} on ${dateInWords(on, today)}`
    return `Everything is scheduled. Next: ${next}. ${seePlan}`
  }
  if (plan.shortfall !== null) return paragraph(shortfallText(plan), seePlan)
  const [next] = nextDues(await books.schedules(), today)
  return paragraph(
    'No more payments this month.',
    next && `Next: ${money(next.amount)} to ${debtName(next.debt)}, ${dueInWords(next.date, today)}.`,
    seePlan,
  )
}
