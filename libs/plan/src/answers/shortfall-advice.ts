import { type DateString, dateInWords, maxOf } from '@solvent/money'
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

/**
 * What to do about the part of a debt that the budget does not cover: what savings pay, and whom to ask about the rest.
 * Null if all is covered.
 */
export function shortfallAdvice(explained: Explained, type: string): string | null {
  const { item, fromSavings, today, money } = explained
  const { shortBy, shortFrom } = item
  if (shortBy === 0n || shortFrom === null) return null
  if (fromSavings === 0n) return askForTime(explained, shortFrom, type)
  const by = shortFrom > today ? `by ${dateInWords(shortFrom, today)}` : shortFrom === today ? 'today' : 'now'
  const pay = `pay ${fromSavings === shortBy ? 'it' : `${money(fromSavings)} of it`} from your savings ${by}.`
  const saved = `${money(shortBy)} is not in this month's budget: ${pay}`
  return fromSavings === shortBy ? saved : `${saved} ${askForTime(explained, shortFrom, type)}`
}

/** Whom to contact, and for what, about the part that neither the budget nor savings cover. */
function askForTime({ item, fromSavings, today, money }: Explained, from: DateString, type: string): string {
  const { overdueAmount, amount, extraAmount, shortBy } = item
  const contact = CONTACTS[type] ?? (LENDER_TYPES.test(type) ? 'the lender' : 'the person or company you owe')
  const short = shortBy - fromSavings
  const missing = `${money(short)} is not covered`
  const terms = 'a later date or smaller installments'
  const date = dateInWords(from, today)
  if (from >= today) {
    return `${missing}: ask ${contact} ${from === today ? 'today' : `before ${date}`} for ${terms}.`
  }
  const late = maxOf(0n, overdueAmount - (amount - extraAmount) - fromSavings)
  if (late === 0n) return `${missing}: ask ${contact} now for ${terms}.`
  const part = late === short ? 'overdue' : `${money(late)} of it overdue`
  return `${missing}, ${part} since ${date}: call ${contact} now and ask for ${terms}.`
}
