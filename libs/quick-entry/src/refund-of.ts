import { categoryOf, isPurpose } from './expense-category'
import { isNamedRefund } from './income-kind'
import { type NounPhrase, nounPhrasesOf } from './noun-phrases'
import { isListed } from './prepositions'
import type { RefundOf } from './quick-entry'
import type { Sentence } from './sentence'
import type { Token } from './tokens'

/** Roles of what says that money came back, or was received. */
const RECEIVING: readonly Token['role'][] = ['give', 'receive', 'got', 'toward', 'source']

/** The words of a phrase between two prepositions. */
type Part = NounPhrase & {
  /** Where the phrase ends in the message. */
  end: number
}

/**
 * What was bought that money came back for, if its category is known. Undefined if only the one who gives it back is
 * known, for taxes and cashback, and for things of several categories.
 */
export function refundOf(sentence: Sentence, message: string): RefundOf | undefined {
  const { tokens, language } = sentence
  if (!isReturned(sentence) || isNamedRefund(sentence)) return undefined
  const phrases = nounPhrasesOf(tokens, language.hasPostpositions)
  const bought = phrases
    .flatMap((phrase) => partsOf(phrase, sentence))
    .filter((part) => isBought(part, sentence))
  const found = bought.map((part) => categoryOf(part, sentence))
  const categories = new Set(found.map(({ category }) => category))
  const [category] = categories
  const [part] = bought
  const isClear = categories.size === 1 && found.every(({ doubt }) => doubt.length === 0)
  return part && category !== undefined && isClear ? { category, note: noteOf(part, message) } : undefined
}

/** Not "gave me 20 toward the rent", which is a present. */
function isReturned({ tokens, language: { stems } }: Sentence): boolean {
  return tokens.some((token) =>
    token.role === 'source'
      ? token.category === 'Refund'
      : RECEIVING.includes(token.role) && stems.back.test(token.words.join(' ')),
  )
}

function partsOf({ tokens, lead, at }: NounPhrase, { language }: Sentence): Part[] {
  const { prepositions, hasPostpositions } = language
  const cuts = tokens.flatMap((token, place) =>
    token.role === 'preposition' && !isListed(token, prepositions.and) ? [place] : [],
  )
  const wordsAt = (place: number | undefined) =>
    place === undefined ? lead : (tokens[place]?.words.join(' ') ?? '')
  return [0, ...cuts.map((place) => place + 1)].map((start, n) => ({
    tokens: tokens.slice(start, cuts[n]),
    lead: wordsAt(hasPostpositions ? cuts[n] : cuts[n - 1]),
    at: at + start,
    end: (hasPostpositions ? tokens.slice(0, cuts[n]) : tokens).at(-1)?.end ?? 0,
  }))
}

/** Whether a part names what was bought rather than who gives the money back. */
function isBought({ tokens: inside, lead, at }: Part, { tokens, language }: Sentence): boolean {
  const things = inside.filter(({ role }) => role === 'thing')
  const isFor = language.prepositions.for.split(',').includes(lead)
  if (things.length === 0) return false
  if (!isFor && things.some(({ words }) => language.stems.payer.test(words.join(' ')))) return false
  // "Train refund"
  if (inside.some(({ role }, place) => role === 'thing' && inside[place + 1]?.role === 'source')) return true
  if (lead !== '') return isPurpose(lead, language)
  // "The shoe store refunded me 54.99"
  const verb = tokens.findIndex(({ role }) => RECEIVING.includes(role))
  return !language.hasPostpositions && verb >= 0 && at + inside.length - 1 > verb
}

/** "Shoes from Zara" without the refund itself. */
function noteOf({ tokens, end }: Part, message: string): string {
  const isLead = ({ role }: Token) => role === 'source' || role === 'determiner' || role === 'first'
  const start = tokens.findIndex((token) => !isLead(token))
  const source = tokens.findIndex(({ role }, place) => place > start && role === 'source')
  return message.slice(tokens[start]?.start, source > 0 ? tokens[source - 1]?.end : end)
}
