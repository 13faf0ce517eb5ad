import type { IncomeCategory } from '@solvent/contracts'
import { isAboutAnother } from './another-person'
import { isLicensed, VERBS_OUT } from './licensed'
import { type NounPhrase, nounPhrasesOf, sourcesIn, textOf } from './noun-phrases'
import { doubtsAboutNumber } from './number-doubts'
import type { Reading } from './reading'
import { has, onlyAmount, type Sentence } from './sentence'
import type { Token } from './tokens'

const MAX_UNKNOWN = 3
const FROM: readonly string[] = ['from', 'de', 'von', 'vom']
/** Kinds of income whose name alone may be money that went out: a gift, interest, a refund. */
const BOTH_WAYS: readonly IncomeCategory[] = ['Gift', 'Interest', 'Refund']

/** Reads an income. */
export function readIncome(sentence: Sentence, message: string): Reading | null {
  const { tokens, language, occurredOn, account } = sentence
  const found = onlyAmount(sentence)
  const phrases = nounPhrasesOf(tokens, language.hasPostpositions)
  const sources = phrases.flatMap(sourcesIn)
  const kind = kindOf(sentence, sources, found?.token)
  if (!found || !kind) return null
  const aboutNumber = doubtsAboutNumber(sentence, found.token, true)
  const doubts = [
    ...kind.doubts,
    // "Got 3,200 salary" counts no salaries.
    ...aboutNumber.filter((doubt) => doubt !== 'a quantity' || sources.length === 0),
    ...doubtsAboutWords(sentence),
    ...(isOfAnother(tokens) || isAboutAnother(tokens, ['sell', 'receive']) ? ['another person'] : []),
    ...(has(sentence, 'share', 'symbol') && kind.category !== 'Interest' ? ['shares'] : []),
    ...(account.direction === 'out' ? ['out of an account'] : []),
  ]
  const note = phrases.map((phrase, at) => withLead(phrase, at, message)).join(' ')
  return { kind: 'income', amount: found.amount, occurredOn, account, category: kind.category, note, doubts }
}

function doubtsAboutWords({ tokens, language }: Sentence): string[] {
  const unknown = tokens.filter(({ role }) => role === 'word')
  const giver = tokens.findIndex(({ role }) => role === 'give')
  const loose = unknown.filter(
    (token) => !isLicensed(token, tokens, true, language) && tokens.indexOf(token) > giver,
  )
  const isMany = unknown.length > MAX_UNKNOWN
  return [...(isMany ? ['many unknown words'] : []), ...loose.map(({ text }) => `unknown: ${text}`)]
}

/** The words of a phrase, with the preposition that joins it to the one before. */
function withLead(phrase: NounPhrase, at: number, message: string): string {
  const text = textOf(phrase, message)
  return (at > 0 && phrase.lead !== '') || FROM.includes(phrase.lead) ? `${phrase.lead} ${text}` : text
}

interface Kind {
  category: IncomeCategory
  doubts: readonly string[]
}

type Find = (sentence: Sentence, sources: readonly IncomeCategory[], amount: Token | undefined) => Kind | null

/** What the sentence says that came in; null if it says that money went out, or nothing. */
const kindOf: Find = (sentence, sources, amount) => {
  if (isPassivePayment(sentence)) return null
  return (
    sold(sentence, sources, amount) ??
    fromSource(sentence, sources, amount) ??
    given(sentence, sources, amount) ??
    (has(sentence, ...VERBS_OUT) ? null : receivedOrGot(sentence, sources, amount))
  )
}

const sold: Find = (sentence) => {
  if (!has(sentence, 'sell') || has(sentence, 'share', 'symbol')) return null
  const doubts = [
    ...doubtsAboutOut(sentence),
    ...(has(sentence, 'thing', 'word', 'vehicle') ? [] : ['no thing']),
    ...(has(sentence, 'asset') ? ['an asset'] : []),
  ]
  return { category: 'Sale', doubts }
}

/** A salary, a refund, interest. */
const fromSource: Find = (sentence, sources) => {
  const [category, other] = new Set(sources)
  if (category === undefined || other !== undefined) return null
  const comesIn = has(sentence, 'receive', 'give', 'arrive', 'got') || sentence.account.direction === 'in'
  const isUnclear = (!comesIn || has(sentence, 'cost')) && BOTH_WAYS.includes(category)
  const doubts = [
    ...(has(sentence, 'spend', 'buy') ? ['in and out'] : []),
    ...(isUnclear ? ['in or out'] : []),
    ...(!comesIn && isInCompound(sentence.tokens) ? ['compound'] : []),
  ]
  return { category, doubts }
}

const given: Find = (sentence, _, amount) => {
  if (!has(sentence, 'give')) return null
  const isThing = hasBetween(sentence.tokens, 'give', amount, ['thing']) && !isRent(sentence.tokens)
  const doubts = [...doubtsAboutOut(sentence), ...(isThing ? ['a thing'] : [])]
  return { category: giver(sentence), doubts }
}

const receivedOrGot: Find = (sentence, sources, amount) => {
  const { tokens } = sentence
  if (isGift(sentence, amount)) return { category: 'Gift', doubts: [] }
  if (!has(sentence, 'receive')) return got(sentence, sources, amount)
  return { category: has(sentence, 'work') || isPaid(tokens) ? 'Salary' : 'Other', doubts: [] }
}

/** Money that was got, unless a thing was got for it. */
const got: Find = (sentence, _, amount) => {
  const { tokens } = sentence
  if (!amount || !has(sentence, 'got') || hasBetween(tokens, 'got', amount, ['thing', 'word'])) return null
  const after = tokens[tokens.indexOf(amount) + 1]
  if (has(sentence, 'work')) return { category: 'Salary', doubts: [] }
  if (after?.role === 'toward') return { category: 'Refund', doubts: [] }
  if (has(sentence, 'person')) return { category: 'Gift', doubts: [] }
  if (after?.words[0] === 'for' && has(sentence, 'thing')) return { category: 'Sale', doubts: [] }
  const isFrom = after?.words[0] === 'from' && has(sentence, 'word')
  return { category: 'Other', doubts: isFrom ? [] : ['no source'] }
}

/** A gift that was received, and not got for money. */
function isGift(sentence: Sentence, amount: Token | undefined): boolean {
  const { tokens } = sentence
  const isThere = tokens.some((token) => token.role === 'thing' && token.category === 'Gifts')
  const before = amount && tokens[tokens.indexOf(amount) - 1]
  return isThere && has(sentence, 'receive', 'got') && before?.words[0] !== 'for'
}

/** "The bill was paid": money that went out, unless it is a salary or goes into an account. */
export function isPassivePayment({ tokens, account }: Sentence): boolean {
  const passive = tokens.findIndex(
    ({ role, words }) => role === 'receive' && /^(?:was|were|is|are) paid$/.test(words.join(' ')),
  )
  return (
    passive > 0 && account.direction !== 'in' && tokens.slice(0, passive).some(({ role }) => role === 'thing')
  )
}

/** Whether a possessive before a source names somebody: my brother's salary. */
function isOfAnother(tokens: readonly Token[]): boolean {
  return tokens.some(({ words }, at) => {
    const owner = tokens[at - 1]
    return (
      words[0] === 's' &&
      (owner?.role === 'word' || owner?.role === 'person') &&
      tokens[at + 1]?.role === 'source'
    )
  })
}

/** Whether another noun follows the source: bonus round. */
function isInCompound(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ role }) => role === 'source')
  return ['word', 'unit', 'thing', 'clause'].includes(tokens[at + 1]?.role ?? '')
}

/** Whether one of the roles stands between the verb and the amount. */
function hasBetween(
  tokens: readonly Token[],
  verb: Token['role'],
  amount: Token | undefined,
  roles: readonly Token['role'][],
): boolean {
  const start = tokens.findIndex(({ role }) => role === verb)
  const between = amount && start >= 0 ? tokens.slice(start + 1, tokens.indexOf(amount)) : []
  return between.some(({ role }) => roles.includes(role))
}

function doubtsAboutOut(sentence: Sentence): string[] {
  return has(sentence, ...VERBS_OUT) ? ['in and out'] : []
}

function isPaid(tokens: readonly Token[]): boolean {
  return tokens.some(({ role, words }) => role === 'receive' && /paid|earned/.test(words.join(' ')))
}

function isRent(tokens: readonly Token[]): boolean {
  return tokens.some((token) => token.role === 'thing' && token.category === 'Housing')
}

function giver({ tokens }: Sentence): IncomeCategory {
  const give = tokens.find(({ role }) => role === 'give')?.words.join(' ') ?? ''
  if (/back|refund|reimburs|return/.test(give)) return 'Refund'
  if (/paid/.test(give)) return isRent(tokens) ? 'Other' : 'Salary'
  return tokens.some(({ role }) => role === 'person') ? 'Gift' : 'Other'
}
