import type { Language } from './lexicon/language'
import type { LearnedWords } from './quick-entry'
import { plain, singularsOf } from './spelling'
import {
  byFirstWord,
  type Meaning,
  type Phrase,
  type Phrases,
  phraseAt,
  thingAt,
  vocabularyOf,
} from './vocabulary'

type RoleOrNone = Meaning['role'] | undefined

const MAX_LENGTH = 40
/** A shorter form is rarely a singular. */
const MIN_SINGULAR_LENGTH = 3
/** Verbs of spending. */
const SPENDING: readonly RoleOrNone[] = ['spend', 'buy']
const VERBS_OUT: readonly RoleOrNone[] = [...SPENDING, 'cost']
/** What a name for a thing may consist of besides unknown words. */
const NAMING: readonly RoleOrNone[] = ['person', 'work', 'asset', 'vehicle']
const LINKING: readonly RoleOrNone[] = [
  'preposition',
  'determiner',
  'modifier',
  'first',
  'filler',
  'unit',
  'recurring',
]

/** The learned words with their words one by one. */
export type SplitWords = LearnedWords & { parts: readonly string[] }

/**
 * A note in the form in which it is learned. Null if it is empty, longer than 40 characters, or contains a digit, which
 * would be read as an amount or a day.
 */
export function learnableWords(note: string): string | null {
  // Word by word, as the words of a message are spelled.
  const words = note.trim().split(/\s+/).map(plain).join(' ')
  return words === '' || words.length > MAX_LENGTH || /\d/.test(words) ? null : words
}

/** The phrases whose category a person's corrections taught, for a message with these words. */
export function learnedPhrases(
  learned: readonly SplitWords[],
  message: readonly string[],
  names: Phrases,
  language: Language,
): Phrases {
  const { roles, things } = vocabularyOf(language)
  const roleAt = (words: readonly string[], at: number) => phraseAt(roles, words, at)?.meaning.role
  const isOut = message.some((_, at) => VERBS_OUT.includes(roleAt(message, at)))

  /** Otherwise the person's words could change what the rest of a message says: a negation, a verb, an account. */
  function isName(parts: readonly string[]): boolean {
    const found = parts.map((_, at) => roleAt(parts, at))
    return (
      !parts.some((_, at) => phraseAt(names, parts, at)) &&
      found.every((role) => role === undefined || NAMING.includes(role) || LINKING.includes(role)) &&
      found.some((role) => role === undefined || NAMING.includes(role))
    )
  }
  /** Words for work and for income keep their meaning where no money goes out: "got 60 in tips". */
  function fits({ kind, parts }: SplitWords): boolean {
    if (isOut || kind === 'income') return isOut === (kind === 'expense')
    return thingAt(things, parts, 0, language.code)?.meaning.role !== 'source' && roleAt(parts, 0) !== 'work'
  }
  /** The words with the last one as it is and as a singular that means nothing else. */
  function formsOf(parts: readonly string[]): string[][] {
    const last = parts.at(-1) ?? ''
    const singulars = singularsOf(last, language.code).filter(
      (form) => form.length >= MIN_SINGULAR_LENGTH && !roles.has(form) && !things.has(form),
    )
    return [...new Set([last, ...singulars])].map((form) => [...parts.slice(0, -1), form])
  }
  return byFirstWord(
    learned.flatMap((one): Phrase[] => {
      const meaning = meaningOf(one)
      if (!meaning || !fits(one) || !isName(one.parts)) return []
      return formsOf(one.parts).map((words) => ({ words, meaning }))
    }),
  )
}

/** The longest learned phrase at a place of the words, unless it is who spends there: "Ana paid 20 for lunch". */
export function learnedAt(
  learned: Phrases,
  words: readonly string[],
  at: number,
  language: Language,
): Phrase | undefined {
  const found = thingAt(learned, words, at, language.code)
  if (!found) return undefined
  const { roles } = vocabularyOf(language)
  let next = at + found.words.length
  if (language.agent && words[next] === language.agent.mark) return undefined
  if (language.isObjectBeforeVerb) return found
  let after = phraseAt(roles, words, next)
  while (after?.meaning.role === 'filler') {
    next += after.words.length
    after = phraseAt(roles, words, next)
  }
  return SPENDING.includes(after?.meaning.role) ? undefined : found
}

function meaningOf({ kind, category }: LearnedWords): Meaning | null {
  return category === null ? null : { role: kind === 'expense' ? 'thing' : 'source', category }
}
