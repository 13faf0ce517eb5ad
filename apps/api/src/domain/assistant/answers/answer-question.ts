import { moneyFormat } from '@solvent/money'
import type { AskedQuestion, Intent } from '@solvent/quick-entry'
import type { Services } from '../../services'
import type { TurnSetting } from '../turn-setting'
import { balance, expected, netWorth, netWorthChange, ownTotal, shares } from './assets'
import { BookReader } from './book-reader'
import { debtEnd, debts, interest, oweOne, oweTotal } from './debts'
import { dueOne, dueWeek, nextDue, overdue } from './due-dates'
import { addsUp, latest, origin } from './entries'
import { offers } from './offers'
import { debtFree, debtFreeMoved, debtFreeRange, payFirst, payMonth, whyFirst } from './plan'
import type { AnswerText } from './question'
import { biggest, earned, spentCategory, spentCompare, spentMonth, spentPast } from './spending'
import { afford, extra, lump } from './what-if'

export interface Answer {
  /** Markdown: one to four short sentences, or a short list or table. */
  text: string
  /** What was read from the books, in words for the person. */
  steps: readonly string[]
}

const answers: Readonly<Record<Intent, AnswerText>> = {
  owe_total: oweTotal,
  owe_one: oweOne,
  debts,
  own_total: ownTotal,
  balance,
  net_worth: netWorth,
  net_worth_change: netWorthChange,
  due_week: dueWeek,
  next_due: nextDue,
  due_one: dueOne,
  overdue,
  pay_first: payFirst,
  why_first: whyFirst,
  pay_month: payMonth,
  debt_free: debtFree,
  debt_free_moved: debtFreeMoved,
  debt_free_range: debtFreeRange,
  debt_end: debtEnd,
  spent_month: spentMonth,
  spent_past: spentPast,
  spent_category: spentCategory,
  spent_compare: spentCompare,
  biggest,
  earned,
  interest,
  offers,
  afford,
  extra,
  lump,
  origin,
  adds_up: addsUp,
  shares,
  expected,
  latest,
}

/**
 * Answers a question about the person's own books without a model, with the figures of the pages.
 *
 * @throws DomainError `user_not_found`, or what the page that shows the figures throws
 */
export async function answerQuestion(
  services: Services,
  userId: string,
  { today, pageCurrency }: TurnSetting,
  asked: AskedQuestion,
): Promise<Answer> {
  const books = new BookReader(services, userId)
  const text = await answers[asked.intent]({ asked, today, books, money: moneyFormat(pageCurrency) })
  return { text, steps: books.steps }
}
