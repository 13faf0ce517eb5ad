import { dateInWords } from '@solvent/money'
import type { Explained } from '../explained'

/** Whom to ask about a debt, by the liability types that are offered. */
const WHOM: Readonly<Record<string, string>> = {
  Rent: 'your landlord',
  Utilities: 'your utility company',
  Insurance: 'your insurer',
  Subscription: 'the provider',
}

/** Loans and cards have a lender; what a person calls otherwise may be owed to anybody. */
const LENT = /loan|card|mortgage/i

/** Whom to ask for what about the part of a debt that the budget does not cover, or null if all is covered. */
export function shortfallAdvice({ item, today, money }: Explained, type: string): string | null {
  const { shortBy, shortFrom, overdueAmount, amount, extraAmount } = item
  if (shortBy === 0n || shortFrom === null) return null
  const whom = WHOM[type] ?? (LENT.test(type) ? 'the lender' : 'whoever you owe it to')
  const missing = `${money(shortBy)} is not covered`
  const terms = 'a later date or smaller instalments'
  const date = dateInWords(shortFrom, today)
  if (shortFrom >= today) {
    return `${missing}: ask ${whom} ${shortFrom === today ? 'today' : `before ${date}`} for ${terms}.`
  }
  const late = overdueAmount - (amount - extraAmount)
  const part = late === shortBy ? 'overdue' : `${money(late)} of it overdue`
  return `${missing}, ${part} since ${date}: call ${whom} now and ask for ${terms}.`
}
