import { type ClosedDebt, liabilityNaming } from '@solvent/contracts'
import { dateInWords } from '@solvent/money'
import { formatAmount } from '@solvent/ui'

/** What a debt cost in all: `You paid $1,200.00 in all, without interest.` */
export function costText({ paid, interest }: ClosedDebt, isFromStart: boolean): string {
  const since = isFromStart ? 'in all' : 'since you added it'
  const ofIt = interest > 0 ? `${formatAmount(interest)} of it interest` : 'without interest'
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
