import { ENGLISH } from '../lexicon/english'
import type { LearnedWords } from '../quick-entry'
import { plain } from '../spelling'
import { thingAt, vocabularyOf } from '../vocabulary'
import type { Mention } from './mentions'
import { CATEGORY_NAMES, CONCEPTS, FILLER, LIGHT } from './question-words'

/** A word or phrase of a question. */
export interface Part {
  /** The concepts and slots it may stand for; empty if it is unknown or a filler. */
  tags: readonly string[]
  /** How much it says about what is asked: 0 for a filler. */
  weight: number
  category: string | undefined
  start: number
  end: number
}

type Piece = { word: string; slot: Mention['slot'] | undefined; start: number; end: number }

/** In words. */
const MAX_PHRASE = 6
const LIGHT_WEIGHT = 0.4
const concepts = Object.entries(CONCEPTS).map(([tag, source]) => ({ tag, pattern: whole(source) }))
const categories = Object.entries(CATEGORY_NAMES).map(([name, source]) => ({
  category: name,
  pattern: whole(source),
}))
const filler = whole(FILLER)
const light: ReadonlySet<string> = new Set(LIGHT)
/** Before something that money is spent on. */
const OBJECT = /\b(?:on|for)(?: (?:my|the|a))? $/i

function whole(source: string): RegExp {
  return new RegExp(`^(?:${source})$`)
}

/** The words and phrases of a question, in order. */
export function partsOf(
  text: string,
  mentions: readonly Mention[],
  learned: readonly LearnedWords[] = [],
): Part[] {
  const pieces = piecesOf(text, mentions)
  const parts: Part[] = []
  for (let at = 0; at < pieces.length; ) {
    const { length, ...part } = partAt(pieces, at, learned)
    const isUnknownThing = part.tags.length === 0 && part.weight > 0 && OBJECT.test(text.slice(0, part.start))
    parts.push(isUnknownThing ? { ...part, tags: ['#category'] } : part)
    at += length
  }
  return parts
}

/** The words, with the slot that they belong to. An amount, a day or a month is one piece. */
function piecesOf(text: string, mentions: readonly Mention[]): Piece[] {
  const isWhole = ({ slot }: Mention) => slot === '#amount' || slot === '#day' || slot === '#month'
  const masked = mentions
    .filter(isWhole)
    .reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text)
  const words = [...masked.matchAll(/[\p{L}\p{N}]+(?:['&]\p{L}+)*/gu)].map(({ 0: found, index: start }) => {
    const end = start + found.length
    const word = /^\d+$/.test(found) ? '#' : plain(found).replaceAll("'", '')
    return { word, start, end, slot: mentions.find((one) => one.start <= start && end <= one.end)?.slot }
  })
  return [...words, ...mentions.filter(isWhole).map((one) => ({ ...one, word: one.slot }))].sort(
    (a, b) => a.start - b.start,
  )
}

/** The longest phrase that begins at a piece, or the piece. */
function partAt(
  pieces: readonly Piece[],
  at: number,
  learned: readonly LearnedWords[],
): Part & { length: number } {
  const words = pieces.map(({ word }) => word)
  const thing = thingAt(vocabularyOf(ENGLISH).things, words, at, 'en')
  for (let length = Math.min(MAX_PHRASE, pieces.length - at); ; length--) {
    const inside = pieces.slice(at, at + length)
    const phrase = words.slice(at, at + length).join(' ')
    const slot = inside.every((one) => one.slot === inside[0]?.slot) ? inside[0]?.slot : undefined
    const found = concepts.filter(({ pattern }) => pattern.test(phrase)).map(({ tag }) => tag)
    const isFiller = filler.test(phrase)
    const known = thing?.words.length === length && thing.meaning.role === 'thing' ? thing.meaning : undefined
    const taught = learned.find(({ kind, words: own }) => kind === 'expense' && own === phrase)
    const category =
      found.length > 0 || isFiller
        ? undefined
        : (taught?.category ?? (categories.find(({ pattern }) => pattern.test(phrase)) ?? known)?.category)
    const tags = [...(slot ? [slot] : []), ...found, ...(category ? ['#category'] : [])]
    if (tags.length === 0 && !isFiller && length > 1) continue
    const isLight = tags.length > 0 && tags.every((tag) => light.has(tag))
    const weight = isFiller && !slot ? 0 : isLight ? LIGHT_WEIGHT : 1
    return { tags, weight, category, start: inside[0]?.start ?? 0, end: inside.at(-1)?.end ?? 0, length }
  }
}
