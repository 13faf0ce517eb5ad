import { isAboutAnother } from './another-person'
import { hasTenant, isInterestOfAccount, kindOfIncome } from './income-kind'
import type { Language } from './lexicon/language'
import { isLicensed } from './licensed'
import { type NounPhrase, nounPhrasesOf, sourcesIn, textOf } from './noun-phrases'
import { doubtsAboutNumber } from './number-doubts'
import { isListed, isPreposition } from './prepositions'
import type { AccountReading } from './reading'
import { refundOf } from './refund-of'
import { has, isOfOthers, onlyAmount, type Sentence } from './sentence'
import type { Token } from './tokens'

const MAX_UNKNOWN = 3
/** Doubts that a source after the number removes. */
const COUNTS: readonly string[] = ['a quantity', 'a number of something']

/** Reads an income. */
export function readIncome(sentence: Sentence, message: string): AccountReading | null {
  const { tokens, language, occurredOn, account } = sentence
  const found = onlyAmount(sentence)
  const phrases = nounPhrasesOf(tokens, language.hasPostpositions)
  const sources = phrases.flatMap(sourcesIn)
  const kind = kindOfIncome(sentence, sources, found?.token)
  if (!found || !kind) return null
  const aboutNumber = doubtsAboutNumber(sentence, found.token, true)
  const doubts = [
    ...kind.doubts,
    // "Got 3,200 salary" and "got a 500 bonus" count nothing.
    ...aboutNumber.filter((doubt) => !COUNTS.includes(doubt) || !isUncounted(sentence, sources, found.token)),
    ...doubtsAboutWords(sentence),
    ...(isOfAnother(tokens, language) || isDoneByAnother(sentence) ? ['another person'] : []),
    ...(has(sentence, 'share', 'symbol') && kind.category !== 'Interest' ? ['shares'] : []),
    ...(sources.length === 0 && isThingReceived(sentence, phrases) ? ['a thing'] : []),
    ...(sources.length === 0 && has(sentence, 'loan', 'installment') ? ['a debt'] : []),
    ...(account.direction === 'out' && !isInterestOfAccount(sentence) ? ['out of an account'] : []),
  ]
  const note = phrases.map((phrase, at) => withLead(phrase, at, message, language)).join(' ')
  const { amount } = found
  const { category } = kind
  const refund = category === 'Refund' ? refundOf(sentence, message) : undefined
  const reading = { kind: 'income' as const, amount, occurredOn, account, category, note, doubts }
  return { ...reading, ...(refund && { refundOf: refund }) }
}

/** "Earned 75 shoveling driveways", "tenant paid 850 rent" */
function isUncounted(sentence: Sentence, sources: readonly string[], amount: Token): boolean {
  const after = sentence.tokens[sentence.tokens.indexOf(amount) + 1]
  const isDoing = has(sentence, 'receive') && /ing$/.test(after?.words[0] ?? '')
  return sources.length > 0 || isDoing || hasTenant(sentence)
}

function doubtsAboutWords({ tokens, language }: Sentence): string[] {
  const unknown = tokens.filter(({ role }) => role === 'word')
  const giver = tokens.findIndex(({ role }) => role === 'give')
  // "A refund for the shoes I returned"
  const isRefund = tokens.some((token) => token.role === 'source' && token.category === 'Refund')
  // "Mowed lawns and got paid 80" says what for.
  const isWork = tokens.some(({ role }) => role === 'work')
  const loose = unknown.filter(
    (token) =>
      !isWork &&
      !(isRefund && language.stems.back.test(token.words.join(' '))) &&
      !isLicensed(token, tokens, true, language) &&
      tokens.indexOf(token) > giver,
  )
  const isMany = unknown.length > MAX_UNKNOWN
  return [...(isMany ? ['many unknown words'] : []), ...loose.map(({ text }) => `unknown: ${text}`)]
}

/** The words of a phrase, with the preposition that joins it to the one before. */
function withLead(phrase: NounPhrase, at: number, message: string, { prepositions }: Language): string {
  const text = textOf(phrase, message)
  const isFrom = prepositions.from.split(',').includes(phrase.lead)
  return (at > 0 && phrase.lead !== '') || isFrom ? `${phrase.lead} ${text}` : text
}

function isDoneByAnother(sentence: Sentence): boolean {
  const { tokens, language } = sentence
  // "Babysat for the neighbors and earned 45"
  const work = tokens.findIndex(({ role }) => role === 'work')
  const person = tokens.findIndex(({ role }) => role === 'person' || role === 'word')
  if (work >= 0 && work < person) return false
  return (
    isOfOthers(sentence, 'receive', 'sell', 'got') ||
    isAboutAnother(tokens, ['sell', 'receive', 'got'], language)
  )
}

/** A thing or a bill that came, rather than the money: received a parking ticket, 30. */
function isThingReceived(sentence: Sentence, phrases: readonly NounPhrase[]): boolean {
  const {
    tokens,
    language: { stems },
  } = sentence
  if (!has(sentence, 'receive') || has(sentence, 'work', 'sell')) return false
  const isThing = (token: Token) =>
    token.role === 'thing' && token.category !== 'Gifts' && !stems.rent.test(token.words.join(' '))
  const isBill = tokens.some(({ words }) => stems.bill.test(words.join(' ')))
  return isBill || phrases.some(({ lead, tokens: inside }) => lead === '' && inside.some(isThing))
}

/** Whether a possessive beside a source names somebody: my brother's salary, el sueldo de mi hermano. */
function isOfAnother(tokens: readonly Token[], language: Language): boolean {
  const isLink = (token: Token | undefined) => token?.words[0] === 's' || isPreposition('of', token, language)
  return tokens.some(({ role }, at) => {
    if (role !== 'source') return false
    const owner = tokens[at - 2]
    if (isListed(tokens[at - 1], language.theirs)) return true
    if (isLink(tokens[at - 1]) && (owner?.role === 'person' || owner?.role === 'word')) return true
    const rest = tokens.slice(at + 2).find((one) => one.role !== 'determiner' && one.role !== 'first')
    const isReceived = tokens.some((token) => token.role === 'receive')
    return isLink(tokens[at + 1]) && !language.hasPostpositions && !isReceived && rest?.role === 'person'
  })
}
