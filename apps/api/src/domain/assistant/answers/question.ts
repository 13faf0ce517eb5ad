import type { DateString, MoneyFormat } from '@solvent/money'
import type { AskedQuestion } from '@solvent/quick-entry'
import type { BookReader } from './book-reader'

/** A question, and what its answer is made from. */
export interface Question {
  asked: AskedQuestion
  /** The person's calendar date. */
  today: DateString
  books: BookReader
  /** Formats minor units in the currency of the pages. */
  money: MoneyFormat
}

/** Answers one kind of question in Markdown. */
export type AnswerText = (question: Question) => Promise<string>
