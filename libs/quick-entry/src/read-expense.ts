import { isAboutAnother } from './another-person'
import { areHoldings } from './debts'
import { categoryOf, mainPhrase } from './expense-category'
import { isPassivePayment, isStem, isTraderPaid } from './income-kind'
import { isLicensed, VERBS_OUT } from './licensed'
import { isMoneyLike } from './money-figure'
import { type NounPhrase, nounPhrasesOf, textOf } from './noun-phrases'
import { doubtsAboutNumber } from './number-doubts'
import { isListed, isPreposition } from './prepositions'
import type { AccountReading } from './reading'
import { type AmountToken, has, isDoneBy, isOfOthers, onlyAmount, type Sentence } from './sentence'
import type { Token } from './tokens'

const MAX_UNKNOWN = 4
/** Words of an unknown thing: copper fittings. */
const MAX_NAME = 2

/** Reads an expense. */
export function readExpense(sentence: Sentence, message: string): AccountReading | null {
  const { tokens, language, occurredOn, account } = sentence
  const found = onlyAmount(sentence)
  const hasVerb = has(sentence, ...VERBS_OUT, 'put', 'got', 'command') || isPassivePayment(sentence)
  const phrases = nounPhrasesOf(tokens, language.hasPostpositions)
  const things = phrases.filter(({ tokens: inside }) => inside.some(({ role }) => role === 'thing'))
  if (!found || isOfShares(sentence, found.token)) return null
  const isNamed = things.length > 0 || has(sentence, 'bill')
  if (!hasVerb && !isNamed && !isMoneyFor(sentence, phrases, found.token)) return null
  const about = mainPhrase(things.length > 0 ? things : phrases, language)
  const { category, doubt } = categoryOf(about, sentence)
  const doubts = [
    ...doubtsAboutNumber(sentence, found.token, hasVerb),
    ...doubtsAboutWords(sentence, phrases, hasVerb),
    ...(has(sentence, 'source') && !isTipLeft(sentence) ? ['source'] : []),
    ...(!hasVerb && things.length === 0 && !isPriced(sentence, found.token) ? ['no thing'] : []),
    ...(has(sentence, 'share', 'symbol') || isLikeTrade(sentence, found.token) ? ['shares'] : []),
    ...(account.direction === 'in' && !(has(sentence, 'cost') && things.length > 0)
      ? ['into an account']
      : []),
    ...(isDoneByAnother(sentence) ? ['another person'] : []),
    ...(has(sentence, 'asset', 'vehicle') && things.length === 0 ? ['an asset'] : []),
    ...(areHoldings(sentence, about) ? ['a debt'] : []),
    ...(isBareGot(sentence, found.token) || isGotFor(sentence, found.token) ? ['got'] : []),
    ...(isUnusual(found.amount, category, sentence) ? ['unusually large'] : []),
    ...(comesIn(sentence) ? ['came in'] : []),
    ...(isOnlyPerson(sentence, phrases) ? ['no purpose'] : []),
    ...(isGivenOrGot(sentence, about, hasVerb) ? ['given or got'] : []),
    ...(isRemark(sentence, found.token) ? ['a remark'] : []),
    ...(isTowardNothing(tokens) ? ['toward a debt'] : []),
    ...(isInfinitive(sentence) ? ['a purpose that is a verb'] : []),
  ]
  return {
    kind: 'expense',
    amount: found.amount,
    occurredOn,
    account,
    category,
    note: about ? textOf(about, message) : '',
    doubts: [...doubts, ...doubt],
  }
}

/** "Laissé 3 euros de pourboire" */
function isTipLeft(sentence: Sentence): boolean {
  return isStem(sentence, 'source', sentence.language.stems.tip) && has(sentence, 'spend')
}

function comesIn(sentence: Sentence): boolean {
  if (isPassivePayment(sentence)) return false
  return has(sentence, 'receive', 'give', 'sell') || (has(sentence, 'arrive') && !has(sentence, ...VERBS_OUT))
}

/** A price beside an unknown thing: a portrait lens for $349. A word in capitals may be a person. */
function isPriced({ tokens, account }: Sentence, { figure }: AmountToken): boolean {
  const unknown = tokens.filter(({ role }) => role === 'word')
  const isNamed = unknown.some(({ text }, at) => at > 0 && /^\p{Lu}/u.test(text))
  const isPaid = isMoneyLike(figure) || account.name !== 'Cash'
  // "Work out the impact of": a word before an article is a verb.
  const isVerb = unknown.some((token) => tokens[tokens.indexOf(token) + 1]?.role === 'determiner')
  return isPaid && unknown.length > 0 && !isNamed && !isVerb
}

/** The price of one share is no expense. */
function isOfShares(sentence: Sentence, amount: AmountToken): boolean {
  return has(sentence, 'share') && (has(sentence, 'each') || isLikeTrade(sentence, amount))
}

/** An amount of money beside something: $40 on stuff; new blades, $29.95; 640 for the apartment. */
function isMoneyFor(
  { tokens, language }: Sentence,
  phrases: readonly NounPhrase[],
  amount: AmountToken,
): boolean {
  const isFor = isPreposition('for', tokens[tokens.indexOf(amount) + 1], language)
  const isMoney = isFor || isMoneyLike(amount.figure)
  return isMoney && phrases.length > 0 && !tokens.some(({ role }) => role === 'verb')
}

/** "Bought a few ACME at 40": a symbol that the person does not hold yet. */
function isLikeTrade({ tokens, language }: Sentence, amount: AmountToken): boolean {
  const before = tokens[tokens.indexOf(amount) - 1]
  const isSymbol = tokens.some(({ role, text }) => role === 'word' && /^[A-Z]{2,5}$/.test(text))
  return isSymbol && isPreposition('at', before, language)
}

/** Whether the expense belongs to another person: "Anna's lunch was 20", but not "20 on Anna's lunch". */
function isOwned(sentence: Sentence): boolean {
  const { tokens, language } = sentence
  const at = tokens.findIndex(({ words }, place) => words[0] === 's' && isOwner(tokens[place - 1], tokens))
  const first = tokens.find(({ role }) => role !== 'filler' && role !== 'break')
  if (isListed(first, language.theirs) && has(sentence, 'cost')) return true
  const isInside = tokens
    .slice(0, Math.max(at, 0))
    .some(({ role }) => role === 'preposition' || role === 'subject')
  return at > 0 && !isInside && tokens.slice(at).some(({ role }) => role === 'thing')
}

/** "My boyfriend's rent was 700": what others have costs the writer nothing, unless it is a present. */
function isOwner(owner: Token | undefined, tokens: readonly Token[]): boolean {
  const isGift = tokens.some((token) => token.role === 'thing' && token.category === 'Gifts')
  const isCost = tokens.some(
    ({ role, words }) => role === 'cost' && /^(?:was|were|is)$/.test(words.join(' ')),
  )
  return owner?.role === 'word' || (owner?.role === 'person' && isCost && !isGift)
}

/** "Gave the kids 20 to hold": a word after "to" without an article is a verb. */
function isInfinitive({ tokens, language }: Sentence): boolean {
  return tokens.some(
    (token, at) =>
      isListed(token, language.infinitive) &&
      tokens[at + 1]?.role === 'word' &&
      !/^\p{Lu}/u.test(tokens[at + 1]?.text ?? ''),
  )
}

/** Others do it in the message: "Anna hat Brot gekauft", "paid by Anna". */
function isDoneByAnother(sentence: Sentence): boolean {
  const { tokens, language } = sentence
  const isOther = (isOfOthers(sentence) && !has(sentence, 'cost')) || isOwned(sentence)
  return isOther || isDoneBy(sentence) || isAboutAnother(tokens, ['spend', 'buy'], language)
}

/** Money that was got is no expense, unless a thing was got for it. */
function isBareGot(sentence: Sentence, amount: Token): boolean {
  if (has(sentence, ...VERBS_OUT, 'put') || !has(sentence, 'got') || isTraderPaid(sentence)) return false
  const { tokens } = sentence
  const at = tokens.indexOf(amount)
  const got = tokens.findIndex(({ role }) => role === 'got')
  return !tokens.slice(got, at).some(({ role }) => role === 'thing' || role === 'word')
}

/** "Fixed a faucet and got 80 for it" */
function isGotFor({ tokens }: Sentence, amount: Token): boolean {
  const at = tokens.indexOf(amount)
  const verbs = tokens.slice(0, at).filter(({ role }) => role === 'got' || VERBS_OUT.includes(role))
  return tokens[at - 1]?.role === 'got' && verbs.length > 1
}

/** Minor units of dollars, euros or pounds: a coffee for 10,000 is a slip or a joke. */
const UNUSUAL: Readonly<Partial<Record<string, bigint>>> = {
  'Eating out': 2000_00n,
  Groceries: 3000_00n,
}
const RUPEES = 80n

function isUnusual(amount: bigint, category: string, { context }: Sentence): boolean {
  const limit = UNUSUAL[category]
  return limit !== undefined && amount > limit * (context.currency === 'INR' ? RUPEES : 1n)
}

/** Money for nothing that is named, or only to somebody: paid Tom 20. */
function isOnlyPerson(sentence: Sentence, phrases: readonly NounPhrase[]): boolean {
  return (
    !has(sentence, 'thing', 'bill') &&
    !isTipLeft(sentence) &&
    has(sentence, 'spend') &&
    !has(sentence, 'buy', 'cost') &&
    phrases.every(({ lead }) => lead === '')
  )
}

/** A gift without a verb may be given or received. */
function isGivenOrGot(
  { tokens, language }: Sentence,
  about: NounPhrase | undefined,
  hasVerb: boolean,
): boolean {
  const [thing, other] = about?.tokens ?? []
  if (hasVerb || thing?.role !== 'thing' || thing.category !== 'Gifts') return false
  const links = tokens.filter(({ role }) => role === 'preposition')
  if (links.some((link) => isPreposition('for', link, language))) return false
  return links.some((link) => isPreposition('from', link, language)) || (links.length === 0 && !other)
}

/** "Coffee 4.50 was cold" says nothing about what it cost. */
function isRemark({ tokens, language }: Sentence, amount: AmountToken): boolean {
  const cost = tokens.findIndex(({ role }) => role === 'cost')
  const isToMe = tokens[cost]?.words.some((word) => /^(?:me|nos|my|us|our)$/.test(word))
  return cost > tokens.indexOf(amount) && !language.isObjectBeforeVerb && !isToMe
}

function isTowardNothing(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ role }, at) =>
      role === 'toward' && !['thing', 'modifier', 'determiner', 'first'].includes(tokens[at + 1]?.role ?? ''),
  )
}

function isThing({ role }: Token): boolean {
  return role === 'thing'
}

const KNOWN: readonly Token['role'][] = ['amount', 'date', 'break', 'word']

/** A message in another language has few known words. Names, in capitals, do not count. */
function isMostlyUnknown(tokens: readonly Token[]): boolean {
  const known = tokens.filter(({ role }) => !KNOWN.includes(role)).length
  const unknown = tokens.filter(({ role, text }) => role === 'word' && !/^\p{Lu}/u.test(text)).length
  return unknown > known
}

function doubtsAboutWords(sentence: Sentence, phrases: readonly NounPhrase[], hasVerb: boolean): string[] {
  const { tokens, language } = sentence
  const known = new Set(phrases.flatMap(({ tokens: inside }) => inside))
  const unknown = tokens.filter(({ role }) => role === 'word')
  const verb = language.isObjectBeforeVerb
    ? -1
    : tokens.findIndex(({ role }) => role === 'spend' || role === 'buy')
  const subject = phrases
    .filter(({ at, lead, tokens: inside }) => at < verb && lead === '' && !inside.some(isThing))
    .flatMap(({ tokens: inside }) => inside)
  const loose = unknown.filter(
    (token) => subject.includes(token) || !isLicensed(token, tokens, hasVerb, language),
  )
  return [
    ...(unknown.length > MAX_UNKNOWN || (isMostlyUnknown(tokens) && unknown.length > MAX_NAME)
      ? ['many unknown words']
      : []),
    ...loose.map(({ text }) => `unknown: ${text}`),
    ...(known.size === 0 && !has(sentence, 'spend') ? ['no thing'] : []),
  ]
}
