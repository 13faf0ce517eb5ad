import type { Language, Role, TransferRole } from './lexicon/language'
import { plain, singularsOf, stemsOf } from './spelling'

/** What a word or phrase means in a language. */
export type Meaning =
  | { role: Role | TransferRole }
  | { role: 'thing'; category: string }
  | { role: 'source'; category: string }
  | { role: 'account'; names: readonly string[] }
  | { role: 'symbol'; names: readonly string[] }

export type Phrase = { words: readonly string[]; meaning: Meaning }

/** Phrases by their first word, longest first. */
export type Phrases = ReadonlyMap<string, readonly Phrase[]>

interface Vocabulary {
  roles: Phrases
  /** The roles for a payment to a debt, where "full" and "extra" do not describe a thing. */
  paymentRoles: Phrases
  /** The roles for a transfer between accounts. */
  transferRoles: Phrases
  /** A word of each verb of a transfer: a message without one is none. */
  transferWords: ReadonlySet<string>
  things: Phrases
  endings: Endings
}

/** Single words by their spelling, for the ends of compounds. */
export type Endings = ReadonlyMap<string, Meaning>

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
      phrasesOf(list, { role: 'thing', category: category }),
    ),
    ...Object.entries(language.sources).flatMap(([category, list]) =>
      phrasesOf(list, { role: 'source', category: category }),
    ),
  ]
  // A loan or a price is never the thing before it: Autokredit, Benzinpreis.
  const others = roles.filter(({ meaning: { role } }) =>
    ['loan', 'installment', 'tender', 'clause', 'modifier'].includes(role),
  )
  const single = [...things, ...others].filter(({ words }) => words.length === 1)
  const endings = new Map(single.map(({ words, meaning }) => [words[0] ?? '', meaning]))
  const isModifier = ({ meaning: { role } }: Phrase) => role === 'modifier'
  const paymentRoles = [...roles.filter((one) => !isModifier(one)), ...roles.filter(isModifier)]
  const verbs = transferVerbsOf(language)
  const made = {
    roles: byFirstWord(roles),
    paymentRoles: byFirstWord(paymentRoles),
    transferRoles: byFirstWord(transferRolesOf(verbs, language, roles)),
    transferWords: new Set(verbs.map(longestWord)),
    things: byFirstWord(things),
    endings,
  }
  vocabularies.set(language, made)
  return made
}

/** Roles that a phrase may have only because it begins with a verb that also moves money: took the, put in. */
const OF_VERBS: readonly Meaning['role'][] = ['buy', 'spend', 'cost', 'put', 'money', 'order', 'arrive']

/** The words of a transfer before those of other entries. */
function transferRolesOf(
  verbs: readonly Phrase[],
  { transfers: { from, to } }: Language,
  roles: readonly Phrase[],
): Phrase[] {
  const joints = [from, to].flatMap((list) => phrasesOf(list, { role: 'preposition' }))
  const starts = new Set(verbs.filter(({ words }) => words.length === 1).map(({ words }) => words[0]))
  const others = roles.filter(
    ({ words, meaning: { role } }) => !(starts.has(words[0]) && OF_VERBS.includes(role)),
  )
  return [...verbs, ...joints, ...others]
}

function longestWord({ words }: Phrase): string {
  return words.reduce((best, word) => (word.length > best.length ? word : best), '')
}

function transferVerbsOf({ transfers: { from: _, to: __, ...verbs } }: Language): Phrase[] {
  return Object.entries(verbs).flatMap(
    ([role, list]) => phrasesOf(list, { role: role as TransferRole }), // the keys without `from` and `to`
  )
}

function phrasesOf(list: string, meaning: Meaning): Phrase[] {
  return list
    .split(',')
    .filter(Boolean)
    .map((text) => ({ words: text.split(/[ ']/).map(plain), meaning }))
}

export function byFirstWord(phrases: readonly Phrase[]): Phrases {
  const found = new Map<string, Phrase[]>()
  for (const phrase of [...phrases].sort((a, b) => b.words.length - a.words.length)) {
    const first = phrase.words[0] ?? ''
    const known = found.get(first)
    if (known) known.push(phrase)
    else found.set(first, [phrase])
  }
  return found
}

/** The longest phrase that begins at a place of the words. */
export function phraseAt(phrases: Phrases, words: readonly string[], at: number): Phrase | undefined {
  return phrases
    .get(words[at] ?? '')
    ?.find(({ words: parts }) => parts.every((part, offset) => words[at + offset] === part))
}

/** Like `phraseAt`, with every word in any form. */
export function inflectedAt(
  phrases: Phrases,
  words: readonly string[],
  at: number,
  code: Language['code'],
): Phrase | undefined {
  const forms = (word = '') => [word, ...stemsOf(word, code)]
  const found = forms(words[at]).flatMap(
    (form) =>
      phrases
        .get(form)
        ?.filter(({ words: parts }) =>
          parts.every(
            (part, offset) =>
              (offset === 0 ? form : part) === part && forms(words[at + offset]).includes(part),
          ),
        ) ?? [],
  )
  return found.reduce<Phrase | undefined>(
    (best, one) => (best && best.words.length >= one.words.length ? best : one),
    undefined,
  )
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
      phrases.get(form)?.filter(
        ({ words: parts, meaning }) =>
          isInflected(meaning) &&
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

const UNINFLECTED: readonly Meaning['role'][] = ['clause', 'hedge', 'filler', 'preposition', 'unit']

/** "Wien" is not a form of "wie". */
function isInflected({ role }: Meaning): boolean {
  return !UNINFLECTED.includes(role)
}
