import type { Language } from './lexicon/language'
import { wordsIn } from './pieces'
import { isListed } from './prepositions'
import type { Sentence } from './sentence'
import type { Token } from './tokens'
import { anyOf } from './words'

/** A card of the person where a message says what pays. */
export interface Mention {
  /** Its tokens with the preposition. */
  start: number
  end: number
  /** The preposition, in plain spelling. */
  lead: string
  /** Whether it can only be what pays: **with** the Visa, unlike **on** the Visa. */
  isWith: boolean
  /** The names that fit; at least one. */
  cards: readonly string[]
}

interface Card {
  name: string
  /** The words that identify it. */
  words: readonly string[]
}

/** The words of a sentence as one text, with the place of each token. */
interface Flat {
  text: string
  places: readonly { start: number; end: number }[]
}

/** The cards that a message names as the means of payment, or where money comes back to one. */
export function cardMentions(sentence: Sentence, comesBack = false): Mention[] {
  const { language } = sentence
  const cards = cardsOf(sentence)
  if (!hasCardWord(sentence, cards)) return []
  const flat = flatOf(sentence.tokens)
  return [...flat.text.matchAll(patternOf(cards, language))].flatMap(
    (match) => mentionOf(match, flat, cards, { sentence, comesBack }) ?? [],
  )
}

/** Most messages name no card, which is quickly seen. */
function hasCardWord({ tokens, language }: Sentence, cards: readonly Card[]): boolean {
  if (cards.length === 0) return false
  const known = new Set([...cards.flatMap(({ words }) => words), ...language.cards.generic.split(',')])
  return tokens.some(({ words }) => words.some((word) => known.has(word)))
}

/** Whether a message names a card of the person at all. */
export function namesCard({ tokens, language, context }: Sentence): boolean {
  const known = tokens.filter(({ role }) => role === 'tender' || role === 'word' || role === 'modifier')
  const words = new Set(known.flatMap((token) => [...token.words]))
  const isCredit = language.cards.credit.split(',').some((name) => flatOf(tokens).text.includes(` ${name} `))
  const cards = cardsOf({ language, context })
  return (isCredit && cards.length > 0) || cards.some((card) => card.words.some((word) => words.has(word)))
}

/** The sentence with the cards as accounts. */
export function withCard(sentence: Sentence, mentions: readonly Mention[]): Sentence {
  const { context } = sentence
  const names = [...new Set(mentions.flatMap(({ cards }) => cards))]
  const [name = '', other] = names
  const tokens = sentence.tokens.flatMap((token, at): Token[] => {
    const inside = mentions.find(({ start, end }) => at >= start && at < end)
    if (!inside)
      return [token.role === 'word' && isCharge(token, sentence) ? { ...token, role: 'spend' } : token]
    const { text, start, end } = token
    return at === inside.start ? [{ role: 'account', names, text, start, end, words: [] }] : []
  })
  const hasAccount = sentence.tokens.some(({ role }) => role === 'account')
  // An account comes before a card of the same name, and cards of the same name are not told apart.
  const isSingle = context.cards?.filter((card) => card === name).length === 1
  const accounts = ['Cash', ...context.accounts].map((account) => account.toLowerCase())
  const isOwn = isSingle && !accounts.includes(name.toLowerCase())
  const isClear = other === undefined && isOwn && !hasAccount
  return { ...sentence, tokens, account: { name, direction: 'out', isClear } }
}

function cardsOf({ context, language }: Pick<Sentence, 'context' | 'language'>): Card[] {
  const generic = new Set(language.cards.generic.split(','))
  return (context.cards ?? []).map((name) => {
    const words = wordsIn(name, language).filter((word) => /[\p{L}\p{N}]{2}/u.test(word))
    return { name, words: words.filter((word) => !generic.has(word)) }
  })
}

function flatOf(tokens: readonly Token[]): Flat {
  const places: { start: number; end: number }[] = []
  let text = ' '
  for (const { words } of tokens) {
    const written = words.join(' ').trim() || '#'
    places.push({ start: text.length, end: text.length + written.length })
    text += `${written} `
  }
  return { text, places }
}

function patternOf(cards: readonly Card[], { cards: known, hasPostpositions }: Language): RegExp {
  const { with: means, on, to, own, credit, generic } = known
  const names = cards.flatMap(({ words }) => words).map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, '.'))
  const words = new Set([...names, ...`${credit},${generic}`.split(',')])
  // Limited, because a text can match in several ways.
  const run = `(?<run>(?:${anyOf([...words])} ){1,6})`
  const lead = `(?<lead>${anyOf(`${means},${on},${to}`.split(',').filter(Boolean))})`
  const owner = `(?:(?<own>${anyOf(own.split(','))}) )?`
  return new RegExp(
    hasPostpositions ? `(?<= )${owner}${run}${lead}(?= )` : `(?<= )${lead} ${owner}${run}`,
    'gu',
  )
}

const VERBS: readonly Token['role'][] = ['spend', 'buy', 'cost', 'put']

function mentionOf(
  match: RegExpExecArray,
  flat: Flat,
  cards: readonly Card[],
  { sentence, comesBack }: { sentence: Sentence; comesBack: boolean },
): Mention | null {
  const { language, tokens } = sentence
  const { lead = '', own, run = '' } = match.groups ?? {}
  const whole = match[0].trimEnd()
  const [from, to] = [match.index, match.index + whole.length]
  const found = flat.places.findIndex(({ start }) => start >= from)
  const last = flat.places.findIndex(({ end }) => end === to)
  // "Charged to" and "used" stay if they are verbs.
  const isVerb = !language.hasPostpositions && VERBS.includes(tokens[found]?.role ?? 'word')
  const start = isVerb ? found + 1 : found
  const inside = tokens.slice(start, last + 1)
  if (found < 0 || last < start || !isFree(start, last + 1, sentence)) return null
  const isTo = language.cards.to === lead
  if (isTo && !comesBack && !tokens.some((token) => isCharge(token, sentence))) return null
  const fitting = cardsNamed(run.trim(), own !== undefined, inside, cards, language)
  const isWith = language.cards.with.split(',').includes(lead)
  return fitting.length > 0 ? { start, end: last + 1, lead, isWith, cards: fitting } : null
}

/** "**Charged** 45 for shoes to my card", but not "transferred 200 to my card" */
function isCharge(token: Token, { language }: Sentence): boolean {
  return isListed(token, language.cards.charge)
}

/** Roles that are no name of a card on their own: lunch with family, with Anna. */
const OTHERS: readonly Token['role'][] = [
  'person',
  'thing',
  'account',
  'source',
  'asset',
  'vehicle',
  'symbol',
]

/** The cards that the words fit; none if they may mean something else. */
function cardsNamed(
  run: string,
  isOwn: boolean,
  inside: readonly Token[],
  cards: readonly Card[],
  { cards: { credit, generic } }: Language,
): string[] {
  const isCredit = credit.split(',').some((name) => ` ${run} `.includes(` ${name} `))
  const common = generic.split(',')
  const words = credit
    .split(',')
    .reduce((rest, name) => rest.replace(name, 'card'), run)
    .split(' ')
  const named = words.filter((word) => word !== 'card' && !common.includes(word))
  if (named.length === 0) return isCredit ? cards.map(({ name }) => name) : []
  const tokens = inside.filter((token) => token.words.some((word) => named.includes(word)))
  const isCalledCard = named.length < words.length
  const isTender = tokens.some(({ role }) => role === 'tender')
  const isName = isOwn && !tokens.some(({ role }) => OTHERS.includes(role))
  return cards
    .filter((card) => named.every((word) => card.words.includes(word)))
    .filter((card) => {
      const isWhole = named.length > 1 && named.length === card.words.length
      return isCalledCard || isTender || isName || isWhole
    })
    .map(({ name }) => name)
}

const AFTER: readonly Token['role'][] = [
  'amount',
  'date',
  'break',
  'preposition',
  'spend',
  'buy',
  'cost',
  'put',
  'filler',
  'subject',
  'command',
]
/** What may stand before a card in a language with postpositions. */
const BEFORE: readonly Token['role'][] = [...AFTER, 'thing', 'first', 'determiner', 'modifier', 'bill']

/** Whether the words beside a card do not change whose or which it is: the Visa fee, la Visa de Ana. */
function isFree(start: number, end: number, { tokens, language }: Sentence): boolean {
  const { prepositions, hasPostpositions, code } = language
  const [before, after, next] = [tokens[start - 1], tokens[end], tokens[end + 1]]
  if (hasPostpositions) {
    const isOfOther = isListed(before, 'ka,ki,ke') && tokens[start - 2]?.role !== 'thing'
    return (!before || BEFORE.includes(before.role)) && !isOfOther && !isListed(before, prepositions.and)
  }
  const isOf = isListed(after, prepositions.of) && next?.role !== 'amount'
  const isAnd = isListed(after, prepositions.and)
  // German: mit der Visa Schuhe gekauft
  const isObject = code === 'de' && (after?.role === 'thing' || after?.words[0] === 'fur')
  return (!after || AFTER.includes(after.role) || isObject) && !isOf && !isAnd
}
