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

/** Whether a thing follows, with nothing but nouns in between: **chicken** feed. */
function afterNouns(token: Token, tokens: readonly Token[]): boolean {
  const rest = tokens.slice(tokens.indexOf(token) + 1)
  const end = rest.findIndex(({ role }) => role !== 'word' && role !== 'modifier' && role !== 'recurring')
  return rest[end]?.role === 'thing'
}

/** Whether an unknown word can only be a thing or a name: after an article, a preposition, a verb or another such word. */
export function isLicensed(token: Token, tokens: readonly Token[], hasVerb: boolean): boolean {
  let at = tokens.indexOf(token) - 1
  while (at >= 0 && NOUN_WORDS.includes(tokens[at]?.role ?? 'break')) at -= 1
  const before = tokens[at]
  const isCapital = /^\p{Lu}/u.test(token.text)
  const after = afterNouns(token, tokens)
  if (after && !/(?:ed|ing|s)$/.test(token.text)) return true
  if (!before) return false
  if (before.role === 'preposition') return true
  if (before.role === 'determiner' || before.role === 'first' || before.role === 'amount') return hasVerb
  return (
    hasVerb &&
    (VERBS_OUT.includes(before.role) ||
      before.role === 'got' ||
      before.role === 'command' ||
      before.role === 'sell' ||
      isCapital)
  )
}
