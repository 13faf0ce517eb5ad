import { NUMBER_IN_WORDS, numbersOf } from '../number-words'
import type { NumberWords } from './language'

/** Slang for an amount, in units of the currency. */
const SLANG: Readonly<Record<string, string>> = { 'a tenner': '10', tenner: '10', 'a fiver': '5', fiver: '5' }

export const ENGLISH_NUMBERS: NumberWords = {
  pattern: `${NUMBER_IN_WORDS}|a (?=grand\\b)|a? ?(?:tenner|fiver)\\b`,
  valuesOf(text) {
    const slang = SLANG[text.trim().toLowerCase()]
    if (slang !== undefined) return [slang]
    return text.toLowerCase().trim() === 'a' ? ['1'] : numbersOf(text)
  },
  factors: {
    k: 1000,
    grand: 1000,
    lakh: 100_000,
    lakhs: 100_000,
    lac: 100_000,
    crore: 10_000_000,
    million: 1_000_000,
    billion: 1_000_000_000,
  },
  slang: /tenner|fiver/i,
  hasDecimalComma: false,
  and: 'and|,',
}
