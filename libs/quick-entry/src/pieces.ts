import { readDates } from './dates'
import { type Figure, figuresIn } from './figures'
import type { Language } from './lexicon/language'
import type { QuickEntryContext } from './quick-entry'
import { plain } from './spelling'
import { inflectedAt, vocabularyOf } from './vocabulary'

const WORD_OR_BREAK = /[\p{L}\p{N}]+(?:['&.-][\p{L}\p{N}]+)*|[^\p{L}\p{N}\s]+/gu
const HYPHENS = { de: true, fr: true } as const
/** French articles and pronouns before a vowel. */
const ELISION = /^(?:[dljmnstc]|qu)'(?=\p{L})/iu

/** A day or a number. */
export type Span = ({ role: 'amount'; figure: Figure } | { role: 'date'; dates: readonly string[] }) & {
  text: string
  start: number
  end: number
}

/** A word, a sign, or a day or number as a whole. */
export interface Piece {
  text: string
  /** In plain spelling; empty for a day or a number. */
  word: string
  start: number
  end: number
  span?: Span
}

/** The pieces of a text, in order. */
export function piecesOf(text: string, spans: readonly Span[], language: Language): Piece[] {
  const masked = spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  )
  const words = [...masked.matchAll(WORD_OR_BREAK)].flatMap(({ 0: found, index }) =>
    splitWord(found, index, language),
  )
  const numbers = spans.map((span) => ({ text: span.text, word: '', start: span.start, end: span.end, span }))
  return [...words, ...numbers].sort((a, b) => a.start - b.start)
}

function elisionOf(found: string): number {
  return (ELISION.exec(found)?.[0].length ?? 0) - 1
}

/** Where an elision ends, or the hyphen before a word with a role: Golf-**Kredit**, rappelle-**moi**. */
function splitAt(found: string, language: Language): number {
  const hyphen = found.lastIndexOf('-')
  const last = plain(found.slice(hyphen + 1))
  const { roles, things } = vocabularyOf(language)
  const isOne = [roles, things].some((phrases) => phrases.has(plain(found)))
  const isSplit = hyphen > 0 && !isOne && inflectedAt(roles, [last], 0, language.code)
  return isSplit ? hyphen : elisionOf(found)
}

/** The words of a text in plain spelling, separated as those of a message. */
export function wordsIn(text: string, language: Language): string[] {
  return piecesOf(text, [], language).map(({ word }) => word)
}

/** A word as pieces: `j'ai` is two words, and so is `don't`. */
function splitWord(found: string, index: number, language: Language): Piece[] {
  const { code } = language
  const at =
    code === 'en' ? found.indexOf("'") : code in HYPHENS ? splitAt(found, language) : elisionOf(found)
  const parts = at > 0 ? [found.slice(0, at), found.slice(at + 1)] : [found]
  let start = index
  return parts.map((part) => {
    const piece = { text: part, word: plain(part), start, end: start + part.length }
    start += part.length + 1
    return piece
  })
}

/** The days and numbers. */
export function spansOf(text: string, { today }: QuickEntryContext, language: Language): Span[] {
  const dates: Span[] = readDates(text, today, language.dates).map(
    ({ text: phrase, start, end, dates: days }) => ({
      role: 'date',
      dates: days,
      text: phrase,
      start,
      end,
    }),
  )
  const figures = figuresIn(text, language.numbers).filter(
    ({ start, end, text: number }) =>
      !dates.some((date) => start < date.end && date.start < end) && !isPronoun(number, text.slice(end)),
  )
  return [
    ...dates,
    ...figures.map((figure) => ({
      role: 'amount' as const,
      figure,
      text: figure.text,
      start: figure.start,
      end: figure.end,
    })),
  ]
}

/** "The little one" and "un café" count nothing. */
function isPronoun(number: string, after: string): boolean {
  return (
    /^(?:one|une?|uno|una|ein|eine|einen|ek)$/i.test(number) &&
    !/^ (?:share|stock|unit|accion|aktie|action|titre)/i.test(after)
  )
}
