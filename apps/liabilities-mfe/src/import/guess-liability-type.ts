import type { FALLBACK_LIABILITY_TYPES } from '@solvent/contracts'

type LiabilityType = (typeof FALLBACK_LIABILITY_TYPES)[number]

/** Words in the names of debts. The first type with one of its words is taken. */
const WORDS: readonly (readonly [LiabilityType, RegExp])[] = [
  ['Mortgage', /\b(mortgage|home loan)\b/i],
  ['Student Loan', /\b(student|college|university|tuition)\b/i],
  ['Credit Card', /\b(cards?|visa|mastercard|amex|american express)\b/i],
  ['Car Loan', /\b(car|auto|vehicle|truck)\b/i],
]

/** The likely type of a debt by its name, such as "Car Loan" for "Auto loan"; "Personal Loan" if no word says. */
export function guessLiabilityType(name: string): LiabilityType {
  return WORDS.find(([, words]) => words.test(name))?.[0] ?? 'Personal Loan'
}
