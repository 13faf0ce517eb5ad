import type { Figure } from './figures'
import { learnedAt, learnedPhrases, type SplitWords } from './learned-phrases'
import type { Language } from './lexicon/language'
import { accountPhrases, symbolsIn } from './own-names'
import { type Piece, piecesOf, spansOf, wordsIn } from './pieces'
import type { QuickEntryContext } from './quick-entry'
import { singularsOf } from './spelling'
import {
  byFirstWord,
  type Endings,
  inflectedAt,
  type Meaning,
  type Phrase,
  phraseAt,
  thingAt,
  vocabularyOf,
} from './vocabulary'

/** A part of a message with what it means. */
export type Token = (
  | Meaning
  | { role: 'amount'; figure: Figure }
  | { role: 'date'; dates: readonly string[] }
  | { role: 'break' }
  | { role: 'word' }
) & {
  text: string
  start: number
  end: number
  /** The words in plain spelling. */
  words: readonly string[]
}

const MIN_COMPOUND = 7
const MIN_ENDING = 4

export interface TokenOptions {
  /** What the message may record. A payment or a transfer is read without the words for things. */
  entry?: 'any' | 'payment' | 'transfer'
}

/** The parts of a message, in order. */
export function tokensOf(
  text: string,
  context: QuickEntryContext,
  language: Language,
  { entry = 'any' }: TokenOptions = {},
): Token[] {
  const spans = spansOf(text, context, language)
  const pieces = piecesOf(text, spans, language)
  const { things, endings, ...known } = vocabularyOf(language)
  const withThings = entry === 'any'
  const roles = { any: known.roles, payment: known.paymentRoles, transfer: known.transferRoles }[entry]
  const names = byFirstWord(accountPhrases(context, language))
  const symbols = symbolsIn(pieces, context)
  const words = pieces.map(({ word }) => word)
  const taught = learnedPhrases(withThings ? learnedIn(words, context, language) : [], words, names, language)
  const tokens: Token[] = []
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at]
    if (!piece) break
    const phrase =
      symbols.get(at) ??
      longest(
        learnedAt(taught, words, at, language),
        phraseAt(names, words, at),
        phraseAt(roles, words, at),
        withThings ? thingAt(things, words, at, language.code) : undefined,
        inflectedAt(roles, words, at, language.code),
      ) ??
      (withThings ? compoundOf(piece.word, endings, language) : undefined)
    const length = piece.span ? 1 : (phrase?.words.length ?? 1)
    tokens.push(tokenOf(pieces.slice(at, at + length), phrase))
    at += length
  }
  return tokens
}

const BEGINNING = /^\p{L}{0,3}/u

/** The learned words that a message may contain. The others, which are many, are not split. */
function learnedIn(
  words: readonly string[],
  { learned = [] }: QuickEntryContext,
  language: Language,
): SplitWords[] {
  const beginningOf = (text: string) => BEGINNING.exec(text)?.[0] ?? ''
  const near = learned.filter((one) => words.some((word) => word.startsWith(beginningOf(one.words))))
  return near.map((one) => ({ ...one, parts: wordsIn(one.words, language) }))
}

function tokenOf(pieces: readonly Piece[], phrase: Phrase | undefined): Token {
  const [first, last] = [pieces[0], pieces.at(-1)]
  const place = {
    text: pieces.map(({ text }) => text).join(' '),
    start: first?.start ?? 0,
    end: last?.end ?? 0,
    words: pieces.map(({ word }) => word),
  }
  if (first?.span) return { ...first.span, words: [] }
  if (phrase) return { ...phrase.meaning, ...place }
  if (place.text === '&') return { role: 'preposition', ...place }
  return { role: /[\p{L}\p{N}]/u.test(place.text) ? 'word' : 'break', ...place }
}

/** The phrase with the most words; the first one of equally long ones. */
function longest(...phrases: (Phrase | undefined)[]): Phrase | undefined {
  return phrases.reduce((best, one) => (one && (!best || one.words.length > best.words.length) ? one : best))
}

/**
 * German writes compounds as one word, whose end says what it is. An end that is a modifier leaves that to the start:
 * Strom-nachzahlung.
 */
function compoundOf(word: string, endings: Endings, { code }: Language): Phrase | undefined {
  if (code !== 'de' || word.length < MIN_COMPOUND) return undefined
  for (let start = 2; start <= word.length - MIN_ENDING; start += 1) {
    const meaning = endingOf(word.slice(start), endings)
    if (meaning?.role === 'modifier')
      return { words: [word], meaning: endingOf(word.slice(0, start), endings) ?? meaning }
    if (meaning) return { words: [word], meaning }
  }
  return undefined
}

function endingOf(word: string, endings: Endings): Meaning | undefined {
  return singularsOf(word, 'de')
    .map((form) => (form.length < MIN_ENDING ? undefined : endings.get(form)))
    .find((found) => found !== undefined)
}
