import type { Language } from './lexicon/language'
import { headOf, type NounPhrase } from './noun-phrases'
import { isListed } from './prepositions'
import { categoriesIn, has, type Sentence } from './sentence'
import type { Token } from './tokens'

/** Prepositions before a thing, the likeliest first. */
const PURPOSES = ['on', 'for', 'of'] as const
/** Tea and a sandwich are one meal, though tea is also a grocery. */
const MEALS: readonly string[] = ['Groceries', 'Eating out']

/** Whether a preposition comes before what money was spent on. */
export function isPurpose(lead: string, { prepositions }: Language): boolean {
  return PURPOSES.some((meaning) => prepositions[meaning].split(',').includes(lead))
}

/** The phrase that names the thing rather than a person or a place. */
export function mainPhrase(phrases: readonly NounPhrase[], language: Language): NounPhrase | undefined {
  const rank = ({ lead }: NounPhrase) => {
    const at = PURPOSES.findIndex((meaning) => language.prepositions[meaning].split(',').includes(lead))
    return lead === '' ? 0 : at < 0 ? PURPOSES.length : at
  }
  return [...phrases].sort((a, b) => rank(a) - rank(b))[0]
}

/** The category of the thing, and a doubt if there are two. */
export function categoryOf(
  phrase: NounPhrase | undefined,
  sentence: Sentence,
): { category: string; doubt: string[] } {
  const { head: side, prepositions } = sentence.language
  if (!phrase) return { category: has(sentence, 'bill') ? 'Fees' : 'Other', doubt: [] }
  const head = headOf(phrase)
  const inHead = head.flatMap((token) => (token.role === 'thing' ? [token] : []))
  const all =
    inHead.length > 0 ? inHead : phrase.tokens.flatMap((token) => (token.role === 'thing' ? [token] : []))
  const main = side === 'last' && inHead.length > 0 ? all.at(-1) : all[0]
  if (!main) return { category: 'Other', doubt: [] }
  return {
    category: main.category,
    doubt: isTwoEntries(phrase.tokens, prepositions.and) ? ['two categories'] : [],
  }
}

/** Two things of different categories, each with its article: lunch and a taxi. */
function isTwoEntries(tokens: readonly Token[], ands: string): boolean {
  const and = tokens.findIndex((token) => isListed(token, ands))
  const categories = new Set(categoriesIn(tokens))
  const isMeal = [...categories].every((category) => MEALS.includes(category) || category === 'Other')
  return and >= 0 && tokens[and + 1]?.role === 'determiner' && categories.size > 1 && !isMeal
}
