import type { Language } from './lexicon/language'
import type { Token } from './tokens'

/** Whether a token is a preposition of a meaning in the language. */
export function isPreposition(
  meaning: keyof Language['prepositions'],
  token: Token | undefined,
  { prepositions }: Language,
): boolean {
  const words = token?.words.join(' ') ?? ''
  return words !== '' && prepositions[meaning].split(',').includes(words)
}
