import type { Language } from './lexicon/language'
import { isMoneyLike } from './money-figure'
import { isListed, isPreposition } from './prepositions'
import {
  type AmountToken,
  categoriesIn,
  has,
  isBeforeNoun,
  isFew,
  isWholeUpTo,
  type Sentence,
} from './sentence'
import type { Token } from './tokens'
import { setOf } from './words'

/** Categories whose items are not usually counted. */
const UNCOUNTED: readonly string[] = ['Transport', 'Housing', 'Utilities', 'Health', 'Fees']
/** Categories of what is bought for several people. */
const SHARED: readonly string[] = ['Eating out', 'Groceries', 'Leisure', 'Travel', 'Transport', 'Housing']
const MAX_COUNT = 12
const MAX_ITEMS = 100
/** Below it a plain number of rupees counts something more often. */
const MIN_PRICE = 20
const MAX_HOUR = 24
const MAX_LINE = 200
const MAX_PEOPLE = 20
const PLAN = 1000
const LINES = setOf(
  'bus tram metro subway train flight zug bahn linie ubahn sbahn ligne rer vol autobus tren linea colectivo guagua',
)

/** Nouns that a number names one of. */
const LABELS = setOf(
  'pump till counter apartment flat unit order invoice suite locker seat row aisle terminal bay ward',
)

/** Why the number may not be money: a quantity, a time, a line, people; or why there may be two amounts. */
export function doubtsAboutNumber(sentence: Sentence, amount: AmountToken, hasVerb: boolean): string[] {
  const before = previous(sentence.tokens, amount)
  const others = sentence.amounts.filter((one) => one !== amount)
  return [
    ...others.flatMap((other) => (isCounting(other, amount, sentence.tokens) ? [] : ['two numbers'])),
    ...(others.length > 0 && isAt(sentence, amount) ? ['a price for each'] : []),
    ...(amount.figure.decimals.length > 1 && !isMealPrice(sentence, amount) ? ['two values'] : []),
    ...(has(sentence, 'each') ? ['each'] : []),
    ...(isMoneyLike(amount.figure) ? [] : doubtsAboutPlain(sentence, amount, hasVerb)),
    ...(isLabel(sentence, amount) || isLabelled(sentence, amount) ? ['a number of something'] : []),
    ...(isPreposition('about', before, sentence.language) ? ['about'] : []),
    ...(!hasVerb && !has(sentence, 'date') && isPreposition('at', before, sentence.language)
      ? ['a price']
      : []),
    ...(next(sentence.tokens, amount)?.role === 'unit' ? ['a unit'] : []),
    ...(isWeight(sentence, amount) ? ['a weight'] : []),
    // "A pint's £7", "flights from 320"
    ...(isListed(before, 's') || isListed(before, sentence.language.lowest) ? ['a price'] : []),
    ...(!hasVerb && isPerThing(sentence, amount) ? ['a price for each'] : []),
    // "Paid at 9.15"
    ...(isListed(before, 'at') && amount.figure.units.length === 0 ? ['a time'] : []),
    ...(isOddThousand(sentence, amount) ? ['decimals or thousands'] : []),
  ]
}

/** After "at", 12.30 may be a time. */
function isAt({ tokens, language }: Sentence, amount: AmountToken): boolean {
  const before = previous(tokens, amount)
  return isPreposition('at', before, language) || before?.text === '@'
}

/** "20 a lunch" is what each one costs. */
function isPerThing({ tokens, language }: Sentence, amount: AmountToken): boolean {
  const [after, thing] = tokens.slice(tokens.indexOf(amount) + 1)
  return after?.role === 'determiner' && isListed(after, language.perThing) && thing?.role === 'thing'
}

/** For whoever pays in euros, 1,789 may be a price of fuel with three decimals. */
function isOddThousand(sentence: Sentence, { figure }: AmountToken): boolean {
  if (sentence.context.currency !== 'EUR' || has(sentence, 'source')) return false
  return /(?<![\d,.])\d{1,3}[,.]\d{2}[1-9](?![\d,.])/.test(figure.text)
}

/** Five pounds of potatoes may be money or a weight. */
function isWeight({ tokens, language }: Sentence, amount: AmountToken): boolean {
  const isPound = amount.figure.units.some((unit) => unit.startsWith('pound'))
  return isPound && isPreposition('of', next(tokens, amount), language)
}

/** "Nine fifty" for popcorn is not 950; "two fifty" may be 250. */
function isMealPrice({ tokens, context }: Sentence, { figure }: AmountToken): boolean {
  const things = categoriesIn(tokens)
  const isMeal = things.length > 0 && things.every((category) => category === 'Eating out')
  return isMeal && context.currency !== 'INR' && Number(figure.decimals[0]) >= 3
}

/** Whether a number counts things that the amount paid for. */
function isCounting(other: AmountToken, amount: AmountToken, tokens: readonly Token[]): boolean {
  return isMoneyLike(amount.figure)
    ? isCount(other, tokens)
    : isFew(other, tokens) && tokens.indexOf(other) < tokens.indexOf(amount)
}

/** A number between an article or a unit and a noun: the 18.45 train, day 3. */
function isLabel({ tokens }: Sentence, amount: AmountToken): boolean {
  const [before, after] = [previous(tokens, amount), next(tokens, amount)]
  if (amount.figure.units.length > 0) return false
  return before?.role === 'unit' || (before?.role === 'determiner' && after?.role === 'thing')
}

/** A small number before a thing: 2 tickets, two coffees. */
function isCount(token: AmountToken, tokens: readonly Token[]): boolean {
  return isWholeUpTo(MAX_ITEMS, token) && isBeforeNoun(next(tokens, token), 'unit')
}

function next(tokens: readonly Token[], token: Token): Token | undefined {
  return tokens[tokens.indexOf(token) + 1]
}

function previous(tokens: readonly Token[], token: Token): Token | undefined {
  return tokens[tokens.indexOf(token) - 1]
}

function doubtsAboutPlain(sentence: Sentence, amount: AmountToken, hasVerb: boolean): string[] {
  const { tokens, language } = sentence
  const at = tokens.indexOf(amount)
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  const value = Number(amount.figure.decimals[0])
  const doubts: string[] = []
  const isAtNoun = after && ['thing', 'word', 'person', 'modifier', 'unit'].includes(after.role)
  if (isAtNoun && !language.hasPostpositions) doubts.push('a quantity')
  if (isPreposition('at', before, language) && value <= MAX_HOUR) doubts.push('a time')
  if (before?.role === 'buy' && !language.isObjectBeforeVerb) doubts.push('a quantity')
  if (before?.role === 'clause' || before?.role === 'determiner') doubts.push('a number of something')
  if (isPreposition('for', before, language) && value <= MAX_PEOPLE && isForPeople(sentence))
    doubts.push('people')
  if (before?.role === 'thing' && before.category === 'Transport' && after?.words.join(' ') === 'to')
    doubts.push('a line')
  if (language.hasPostpositions && value < MIN_PRICE && after?.role !== 'preposition') doubts.push('a count')
  if (isPreposition('worth', after, language)) doubts.push('a price')
  if (before?.words.some((word) => LINES.has(word))) doubts.push('a line')
  if (
    before?.role === 'word' &&
    /^\p{Lu}/u.test(before.text) &&
    isPreposition('at', tokens[at - 2], language)
  )
    doubts.push('a part of a name')
  if (hasVerb && !has(sentence, 'put')) return doubts
  const things = tokens.flatMap((token) => (token.role === 'thing' ? [token] : []))
  const isMeal = things.some(({ category }) => category === 'Eating out')
  if (isOfLine(tokens.slice(0, at), value)) doubts.push('a line')
  if (
    before &&
    things.some((thing) => isMealTime(thing, language)) &&
    value <= MAX_HOUR &&
    !isOneThing(at, sentence)
  )
    doubts.push('a time')
  if (
    value <= MAX_COUNT &&
    !isOneThing(at, sentence) &&
    !things.some(({ category }) => UNCOUNTED.includes(category))
  )
    doubts.push('a count')
  if (isPreposition('for', after, language) && (value >= PLAN || isMeal)) doubts.push('people or a plan')
  return doubts
}

/** "Pump 7", "order 5521", "WD 40", "add tax to 19": what stands before makes it no amount. */
function isLabelled({ tokens, language: { infinitive } }: Sentence, amount: AmountToken): boolean {
  const before = previous(tokens, amount)
  if (!before || before.role === 'thing' || amount.figure.units.length > 0) return false
  const word = before.words.join(' ')
  return (
    LABELS.has(word) || word === infinitive || (before.role === 'word' && /^[A-Z]{2,4}$/.test(before.text))
  )
}

/** A table for 12, tickets for 4 */
function isForPeople(sentence: Sentence): boolean {
  const things = categoriesIn(sentence.tokens)
  const isShared = things.length === 0 || things.some((category) => SHARED.includes(category))
  return has(sentence, 'buy', 'got') && isShared
}

function isMealTime(token: Token | undefined, { meals }: Language): boolean {
  if (token?.role !== 'thing' || token.category !== 'Eating out') return false
  return meals === undefined || token.words.some((word) => meals.split(',').includes(word))
}

/** "Movie ticket 11" counts nothing, and "breakfast burrito 8" is no time. */
function isOneThing(at: number, { tokens, language }: Sentence): boolean {
  const [noun, attribute] = [tokens[at - 1], tokens[at - 2]]
  const nouns: readonly (Token['role'] | undefined)[] = ['thing', 'modifier', 'word']
  const word = noun?.words.at(-1) ?? ''
  const isCompound = noun?.role === 'thing' && noun.words.length > 1
  return (
    (noun?.role === 'thing' || noun?.role === 'modifier') &&
    (isCompound || nouns.includes(attribute?.role)) &&
    !word.endsWith('s') &&
    !isMealTime(noun, language)
  )
}

/** Whether a number may be that of a line: bus to town 40, but not flight to Denver 430. */
function isOfLine(before: readonly Token[], value: number): boolean {
  const line = before.findLastIndex(({ words }) => LINES.has(words.at(-1) ?? ''))
  const isFollowed = before.slice(line + 1).some(({ role }) => role === 'preposition')
  return line >= 0 && !(isFollowed && value > MAX_LINE)
}
