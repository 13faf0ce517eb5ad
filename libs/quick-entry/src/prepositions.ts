import type { Language } from './lexicon/language'
import type { Token } from './tokens'

/** Whether a token is one of the words or phrases of a list, in plain spelling. */
export function isListed(token: Token | undefined, list: string | undefined): boolean {
  const words = token?.words.join(' ') ?? ''
  return words !== '' && list !== undefined && list.split(',').includes(words)
}

/** Whether a token is a preposition of a meaning in the language. */
export function isPreposition(
  meaning: keyof Language['prepositions'],
  token: Token | undefined,
  { prepositions }: Language,
): boolean {
  return isListed(token, prepositions[meaning])
}
