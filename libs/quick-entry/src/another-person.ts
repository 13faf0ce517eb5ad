import type { Language } from './lexicon/language'
import { isPreposition } from './prepositions'
import type { Token } from './tokens'

const OBJECTS: readonly Token['role'][] = [
  'thing',
  'word',
  'person',
  'vehicle',
  'asset',
  'source',
  'modifier',
]
const NOUNS: readonly Token['role'][] = ['person', 'word', 'vehicle', 'asset']

/**
 * Whether another person is the subject: a noun before the verb that is not the writer or a place. Where a thing may
 * stand before its verb, only a person.
 */
export function isAboutAnother(
  tokens: readonly Token[],
  verbs: readonly Token['role'][],
  language: Language,
): boolean {
  const { hasPostpositions, isObjectBeforeVerb, verbEnds } = language
  const verb = verbAt(tokens, verbs, language)
  const before = tokens.slice(0, Math.max(verb, 0))
  const start = before.findLastIndex(({ role }) => role === 'break' || role === 'date' || role === 'account')
  const clause = isObjectBeforeVerb ? before : before.slice(start + 1)
  const nouns = isObjectBeforeVerb ? (['person'] as readonly Token['role'][]) : NOUNS
  const after = tokens.slice(verb + 1)
  const isThing = (token: Token) => token.role === 'thing'
  // "The school paid 50 for our tickets", but "gas bill paid 50".
  const isDoing = !isObjectBeforeVerb && clause.some(isThing) && after.some(isThing)
  // "Two goats sold" is passive, and "the neighbor sold his boat" is not. Verbs of receiving have no passive.
  const canBePassive = tokens[verb]?.role !== 'receive' && tokens[verb]?.role !== 'got'
  const hasObject = after.some(({ role }) => OBJECTS.includes(role))
  const isPerson = clause.some(({ role }) => role === 'person')
  if (!isObjectBeforeVerb && canBePassive && !hasObject && !isPerson) return false
  const noun = clause.findIndex(({ role, text }) => nouns.includes(role) && !verbEnds.test(text))
  const isObject = hasPostpositions
    ? clause[noun + 1]?.role === 'preposition'
    : clause.slice(0, Math.max(noun, 0)).some(({ role }) => role === 'preposition') ||
      isPreposition('of', clause[noun - 1], language)
  const isOther = isDoing ? !clause.some(({ role }) => role === 'preposition') : noun >= 0 && !isObject
  return isOther && !clause.some(({ role }) => role === 'subject') && !isPaidByWriter(tokens)
}

/** The place of the first of the verbs; without one, of a thing that is named by a verb: "dad filled up the tank". */
function verbAt(tokens: readonly Token[], verbs: readonly Token['role'][], { verbEnds }: Language): number {
  const verb = tokens.findIndex(({ role }) => verbs.includes(role))
  if (verb >= 0 || !verbs.includes('buy')) return verb
  return tokens.findIndex(({ role, words: [word = ''] }) => role === 'thing' && verbEnds.test(word))
}

/** "The guy fixed it, I paid him 95" */
function isPaidByWriter(tokens: readonly Token[]): boolean {
  return tokens.some(({ role, words }, at) => {
    const before = tokens[at - 1]
    return role === 'spend' && (before?.role === 'subject' || words[0] === 'i' || words[0] === 'we')
  })
}
