import type { ExpenseCategory, IncomeCategory } from '@solvent/contracts'
import type { Language, Role } from './lexicon/language'
import { plain, singularsOf } from './spelling'

/** What a word or phrase means in a language. */
export type Meaning =
  | { role: Role }
  | { role: 'thing'; category: ExpenseCategory }
  | { role: 'source'; category: IncomeCategory }
  | { role: 'account'; names: readonly string[] }
  | { role: 'symbol'; names: readonly string[] }

export type Phrase = { words: readonly string[]; meaning: Meaning }

/** Phrases by their first word, longest first. */
export type Phrases = ReadonlyMap<string, readonly Phrase[]>

interface Vocabulary {
  roles: Phrases
  things: Phrases
  /** Single words for things, for the ends of compounds. */
  endings: readonly Phrase[]
}

const vocabularies = new Map<Language, Vocabulary>()

/** The words of a language, prepared once. */
export function vocabularyOf(language: Language): Vocabulary {
  const known = vocabularies.get(language)
  if (known) return known
  const roles = Object.entries(language.roles).flatMap(
    ([role, list]) => phrasesOf(list, { role: role as Role }), // the keys of `roles` are roles
  )
  const things = [
    ...Object.entries(language.things).flatMap(([category, list]) =>
      phrasesOf(list, { role: 'thing', category: category as ExpenseCategory }),
    ),
    ...Object.entries(language.sources).flatMap(([category, list]) =>
      phrasesOf(list, { role: 'source', category: category as IncomeCategory }),
    ),
  ]
  const endings = things.filter(({ words }) => words.length === 1 && (words[0]?.length ?? 0) >= 4)
  const made = { roles: byFirstWord(roles), things: byFirstWord(things), endings }
  vocabularies.set(language, made)
  return made
}

function phrasesOf(list: string, meaning: Meaning): Phrase[] {
  return list
    .split(',')
    .filter(Boolean)
    .map((text) => ({ words: text.split(' ').map(plain), meaning }))
}

export function byFirstWord(phrases: readonly Phrase[]): Phrases {
  const found = new Map<string, Phrase[]>()
  for (const phrase of [...phrases].sort((a, b) => b.words.length - a.words.length)) {
    const first = phrase.words[0] ?? ''
    found.set(first, [...(found.get(first) ?? []), phrase])
  }
  return found
}

/** The longest phrase that begins at a place of the words. */
export function phraseAt(phrases: Phrases, words: readonly string[], at: number): Phrase | undefined {
  return phrases
    .get(words[at] ?? '')
    ?.find(({ words: parts }) => parts.every((part, offset) => words[at + offset] === part))
}

/** Like `phraseAt`, with the last word in any number. */
export function thingAt(
  phrases: Phrases,
  words: readonly string[],
  at: number,
  code: Language['code'],
): Phrase | undefined {
  const first = words[at]
  if (first === undefined) return undefined
  const found = singularsOf(first, code).flatMap(
    (form) =>
      phrases.get(form)?.filter(({ words: parts }) =>
        parts.every((part, offset) => {
          const word = words[at + offset]
          if (word === undefined) return false
          const isLast = offset === parts.length - 1
          if (offset === 0 && !isLast) return word === part || form === part
          return isLast ? singularsOf(word, code).includes(part) : word === part
        }),
      ) ?? [],
  )
  return found.reduce<Phrase | undefined>(
    (best, one) => (best && best.words.length >= one.words.length ? best : one),
    undefined,
  )
}
