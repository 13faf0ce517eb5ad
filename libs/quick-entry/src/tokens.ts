import { readDates } from './dates'
import { type Figure, figuresIn } from './figures'
import { learnedAt, learnedPhrases, type SplitWords } from './learned-phrases'
import type { Language } from './lexicon/language'
import { findNames } from './names'
import type { QuickEntryContext } from './quick-entry'
import { plain, singularsOf } from './spelling'
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

type Span = ({ role: 'amount'; figure: Figure } | { role: 'date'; dates: readonly string[] }) & {
  text: string
  start: number
  end: number
}

const WORD_OR_BREAK = /[\p{L}\p{N}]+(?:['&.-][\p{L}\p{N}]+)*|[^\p{L}\p{N}\s]+/gu
const MIN_COMPOUND = 7
const MIN_ENDING = 4
const HYPHENS = { de: true, fr: true } as const
/** French articles and pronouns before a vowel. */
const ELISION = /^(?:[dljmnstc]|qu)'(?=\p{L})/iu

/** The parts of a message, in order. Without things, only what is known about money. */
export function tokensOf(
  text: string,
  context: QuickEntryContext,
  language: Language,
  { withThings = true } = {},
): Token[] {
  const spans = spansOf(text, context, language)
  const pieces = piecesOf(text, spans, language)
  const { things, endings, ...known } = vocabularyOf(language)
  const roles = withThings ? known.roles : known.paymentRoles
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
  return withObligation(withGifts(tokens, language), language)
}

/** "Musste 20 Euro zahlen" was paid. */
function withObligation(tokens: Token[], { obliged }: Language): Token[] {
  const had = tokens.findIndex(({ words }) => obliged?.had.split(',').includes(words.join(' ')))
  const pay = tokens.findIndex(({ words }) => obliged?.pay.split(',').includes(words.join(' ')))
  if (had < 0 || pay < had) return tokens
  return tokens.map((token, at) =>
    at === had ? { ...token, role: 'filler' } : at === pay ? { ...token, role: 'spend' } : token,
  )
}

/** "Hat mir 20 Euro überwiesen" is money in, unlike "20 Euro überwiesen". */
function withGifts(tokens: Token[], { gifts = '' }: Language): Token[] {
  const verbs = gifts.split(',').map(plain)
  if (gifts === '' || !tokens.some(({ role }) => role === 'give')) return tokens
  return tokens.map((token) =>
    (token.role === 'spend' || token.role === 'order') && verbs.includes(token.words.join(' '))
      ? { ...token, role: 'give' }
      : token,
  )
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

/** The days and numbers. */
function spansOf(text: string, { today }: QuickEntryContext, language: Language): Span[] {
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

/** A word, a sign, or a day or number as a whole. */
interface Piece {
  text: string
  /** In plain spelling; empty for a day or a number. */
  word: string
  start: number
  end: number
  span?: Span
}

function piecesOf(text: string, spans: readonly Span[], language: Language): Piece[] {
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

/** The phrase with the most words; the first one of equally long ones. */
function longest(...phrases: (Phrase | undefined)[]): Phrase | undefined {
  return phrases.reduce((best, one) => (one && (!best || one.words.length > best.words.length) ? one : best))
}

/** German writes compounds as one word, whose end says what it is: a modifier, as in Stromnachzahlung, leaves that to its start. */
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

/** What the message may call the accounts of the person. */
function accountPhrases({ accounts }: QuickEntryContext, language: Language): Phrase[] {
  const names = [...new Set([...accounts, 'Cash'])]
  const missing = Object.entries(language.accounts).filter(([type]) => !names.includes(type))
  const found = new Map<string, string[]>()
  const add = (phrase: string, name: string) => {
    const key = plain(phrase)
    const known = found.get(key) ?? []
    if (key !== '' && !known.includes(name)) found.set(key, [...known, name])
  }
  for (const name of names) {
    const short = name.replace(/ account$/i, '')
    for (const alias of [name, short, ...(language.accounts[name]?.split(',') ?? [])]) {
      add(alias, name)
      for (const word of language.accountWords.split(',')) add(`${alias} ${word}`, name)
    }
  }
  const unknown = missing
    .flatMap(([type, aliases]) => [type, ...aliases.split(',')].map(plain))
    .filter((phrase) => !found.has(phrase))
  return [
    ...[...found].map(
      ([phrase, owners]): Phrase => ({
        words: phrase.split(' '),
        meaning: { role: 'account', names: owners },
      }),
    ),
    ...unknown.map((phrase): Phrase => ({ words: phrase.split(' '), meaning: { role: 'tender' } })),
  ]
}

/** The places of the shares that the person holds. */
function symbolsIn(pieces: readonly Piece[], { positions }: QuickEntryContext): Map<number, Phrase> {
  const texts = pieces.map(({ span, text }) => (span ? '#' : text))
  const found = new Map<number, Phrase>()
  for (const { name, start, end } of findNames(texts.join(' '), positions)) {
    const at = texts.join(' ').slice(0, start).split(' ').length - 1
    const words = texts.join(' ').slice(start, end).split(' ').map(plain)
    found.set(at, { words, meaning: { role: 'symbol', names: [name] } })
  }
  return found
}
