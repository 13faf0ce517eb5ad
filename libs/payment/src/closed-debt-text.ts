import { type ClosedDebt, type LenderTerms, liabilityNaming } from '@solvent/contracts'
import { dateInWords } from '@solvent/money'
import { formatAmount } from '@solvent/ui'

interface CostOptions {
  isFromStart: boolean
  /** Its fees and charges count as interest. */
  terms: LenderTerms | null
}

/** What a debt cost in all: `You paid $1,200.00 in all, without interest.` */
export function costText({ paid, interest }: ClosedDebt, { isFromStart, terms }: CostOptions): string {
  const since = isFromStart ? 'in all' : 'since you added it'
  const cost = terms?.yearly_fee || terms?.late_fee || terms?.early_charge ? 'interest and fees' : 'interest'
  const ofIt = interest > 0 ? `${formatAmount(interest)} of it ${cost}` : `without ${cost}`
  return `You paid ${formatAmount(paid)} ${since}, ${ofIt}.`
}

/** What paying ahead of schedule saved; null if nothing. */
export function savedText({ saved }: ClosedDebt): string | null {
  return saved > 0 ? `Paying ahead of schedule saved ${formatAmount(saved)} of interest.` : null
}

/** The money that is free now, and the debt to pay next. */
export function nextText({ freed, next }: ClosedDebt, today: string): string {
  if (!next) return 'You have no debts left.'
  const due = `Next: ${liabilityNaming(next).name}, ${dueText(next.due_date, today)}.`
  return freed === null ? due : `${formatAmount(freed)} a month is free for your other debts. ${due}`
}

function dueText(date: string, today: string): string {
  if (date === today) return 'due today'
  return `${date < today ? 'overdue since' : 'due on'} ${dateInWords(date, today)}`
}
