import type { Occurrence } from '@solvent/contracts'
import { dateInWords } from '@solvent/money'
import { formatAmount } from '@solvent/ui'

const answers = { expense: 'Paid', income: 'Received', transfer: 'Moved' } as const

/** What one answers when an occurrence happened: "Paid". */
export function occurrenceAnswer({ kind }: Pick<Occurrence, 'kind'>): string {
  return answers[kind]
}

/** The day of an occurrence that is due, in words: "today", "20 March". */
export function occurrenceDay({ on }: Pick<Occurrence, 'on'>, today: string): string {
  return on === today ? 'today' : dateInWords(on, today)
}

/** The question that an occurrence which is due asks: "Rent, $1,100.00, today: paid?" */
export function occurrenceQuestion(occurrence: Occurrence, today: string): string {
  const { name, amount } = occurrence
  const answer = occurrenceAnswer(occurrence).toLowerCase()
  return `${name}, ${formatAmount(amount)}, ${occurrenceDay(occurrence, today)}: ${answer}?`
}
