import { dateInWords } from '@solvent/money'
import type { Explained } from '../explained'

/** Whom to contact about a debt, by the liability types that are offered. */
const CONTACTS: Readonly<Record<string, string>> = {
  Rent: 'your landlord',
  Utilities: 'your utility company',
  Insurance: 'your insurer',
  Subscription: 'the provider',
}

/** Types that have a lender. Other types entered by the user may be owed to any creditor. */
const LENDER_TYPES = /loan|card|mortgage/i

/** Whom to contact, and for what, about the part of a debt that the budget does not cover; null if all is covered. */
export function shortfallAdvice({ item, today, money }: Explained, type: string): string | null {
  const { shortBy, shortFrom, overdueAmount, amount, extraAmount } = item
  if (shortBy === 0n || shortFrom === null) return null
  const contact = CONTACTS[type] ?? (LENDER_TYPES.test(type) ? 'the lender' : 'the person or company you owe')
  const missing = `${money(shortBy)} is not covered`
  const terms = 'a later date or smaller installments'
  const date = dateInWords(shortFrom, today)
  if (shortFrom >= today) {
    return `${missing}: ask ${contact} ${shortFrom === today ? 'today' : `before ${date}`} for ${terms}.`
  }
  const late = overdueAmount - (amount - extraAmount)
  const part = late === shortBy ? 'overdue' : `${money(late)} of it overdue`
  return `${missing}, ${part} since ${date}: call ${contact} now and ask for ${terms}.`
}
