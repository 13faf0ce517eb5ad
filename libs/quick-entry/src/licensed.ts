import type { Language } from './lexicon/language'
import type { Token } from './tokens'

export const VERBS_OUT: readonly Token['role'][] = ['spend', 'buy', 'cost']
const NOUN_WORDS: readonly Token['role'][] = [
  'word',
  'modifier',
  'thing',
  'person',
  'work',
  'recurring',
  'asset',
  'vehicle',
]
const BEFORE_NOUNS: readonly Token['role'][] = [
  ...VERBS_OUT,
  'preposition',
  'determiner',
  'first',
  'amount',
  'got',
  'command',
  'sell',
  'break',
]

/**
 * Whether an unknown word can only be a thing or a name: it does not look like a verb, since the common ones are known,
 * or it stands where a noun must.
 */
export function isLicensed(
  token: Token,
  tokens: readonly Token[],
  hasVerb: boolean,
  { verbEnds, head, hasPostpositions }: Language,
): boolean {
  if (hasPostpositions) return isBeforeVerb(token, tokens, hasVerb)
  const [before, isBeforeNoun] = [beforeNouns(token, tokens), isAttribute(token, tokens)]
  // "Had the oil changed" says what was paid for.
  const isDone = tokens.some(({ role, words }) => role === 'got' || words[0] === 'had' || words[0] === 'get')
  if (isDone || !verbEnds.test(token.text)) return true
  if (isBeforeNoun && head === 'last') return BEFORE_NOUNS.includes(before?.role ?? 'break')
  if (!before) return false
  const isAfterPreposition = tokens[tokens.indexOf(before) - 1]?.role === 'preposition'
  return (
    before.role === 'preposition' ||
    (isAfterPreposition && (before.role === 'determiner' || before.role === 'first')) ||
    (hasVerb && BEFORE_NOUNS.includes(before.role) && !['break', 'cost', 'amount'].includes(before.role))
  )
}

/** What stands before a row of nouns. */
function beforeNouns(token: Token, tokens: readonly Token[]): Token | undefined {
  const before = tokens.slice(0, tokens.indexOf(token))
  return before.findLast(({ role }) => !NOUN_WORDS.includes(role))
}

/** Whether a thing follows, with nothing but nouns in between: **chicken** feed. */
function isAttribute(token: Token, tokens: readonly Token[]): boolean {
  const rest = tokens.slice(tokens.indexOf(token) + 1)
  return (
    rest.find(({ role }) => role !== 'word' && role !== 'modifier' && role !== 'recurring')?.role === 'thing'
  )
}

/** Where the verb comes last: before a postposition, a thing, an amount or a verb. */
function isBeforeVerb(token: Token, tokens: readonly Token[], hasVerb: boolean): boolean {
  let at = tokens.indexOf(token) + 1
  while (tokens[at]?.role === 'word' || tokens[at]?.role === 'modifier') at += 1
  const role = tokens[at]?.role
  if (role === 'preposition') return true
  // "Rohit petrol bharwaya": a name in front may have done it.
  if (role === 'thing') return !hasVerb || tokens[0] !== token
  return hasVerb && (role === 'buy' || role === 'sell' || role === 'amount')
}
