import { VERBS_OUT } from './licensed'
import { isPreposition } from './prepositions'
import { has, type Sentence } from './sentence'
import type { Token } from './tokens'

/** Kinds of income whose name alone may be money that went out: a gift, interest, a refund. */
const BOTH_WAYS: readonly string[] = ['Gift', 'Interest', 'Refund']

interface Kind {
  category: string
  doubts: readonly string[]
}

type Find = (sentence: Sentence, sources: readonly string[], amount: Token | undefined) => Kind | null

/** What the sentence says that came in; null if it says that money went out, or nothing. */
export const kindOfIncome: Find = (sentence, sources, amount) => {
  if (isPassivePayment(sentence) || isTraderPaid(sentence)) return null
  return (
    sold(sentence, sources, amount) ??
    fromSource(sentence, sources, amount) ??
    fromWork(sentence, sources, amount) ??
    rentFromTenant(sentence, sources, amount) ??
    given(sentence, sources, amount) ??
    (isSpent(sentence) ? null : receivedOrGot(sentence, sources, amount))
  )
}

/** Not "did a shift, earned 58" and "earned 80, was a good day". */
function isSpent(sentence: Sentence): boolean {
  if (has(sentence, 'receive') && (has(sentence, 'work') || !has(sentence, 'spend', 'buy'))) return false
  return has(sentence, ...VERBS_OUT)
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
  const isOwn =
    (category === 'Interest' && has(sentence, 'symbol')) ||
    (category === 'Interest' && isInterestOfAccount(sentence)) ||
    (category !== 'Gift' && isOfSavings(sentence)) ||
    (category === 'Gift' && isFromPerson(sentence)) ||
    (category === 'Refund' && (has(sentence, 'preposition') || isNamedRefund(sentence)))
  const isTip = isStem(sentence, 'source', sentence.language.stems.tip)
  const isUnclear = (!comesIn || has(sentence, 'cost')) && (isTip || BOTH_WAYS.includes(category)) && !isOwn
  if (!comesIn && has(sentence, 'spend')) return null
  const doubts = [
    ...(has(sentence, 'spend', 'buy') ? ['in and out'] : []),
    ...(isUnclear ? ['in or out'] : []),
    ...(!comesIn && isInCompound(sentence.tokens) ? ['compound'] : []),
  ]
  return { category, doubts }
}

/** "Intereses de la cuenta de ahorros" came from it and went into it. */
export function isInterestOfAccount({ tokens }: Sentence): boolean {
  const at = tokens.findIndex((token) => token.role === 'source' && token.category === 'Interest')
  const next = tokens.slice(at + 1).find(({ role }) => !['preposition', 'determiner', 'first'].includes(role))
  return at >= 0 && next?.role === 'account'
}

/** Interest beside an account other than cash, without a debt. */
function isOfSavings({ account, tokens }: Sentence): boolean {
  const isDebt = tokens.some(({ role }) => role === 'loan' || role === 'tender')
  return account.name !== 'Cash' && account.direction !== 'out' && !isDebt
}

/** A tax refund or cashback is never given. */
export function isNamedRefund({ tokens }: Sentence): boolean {
  return tokens.some(({ role, words }) => role === 'source' && (words.length > 1 || words[0] === 'cashback'))
}

/** "110 from driving" */
const fromWork: Find = (sentence) => {
  const { tokens, language } = sentence
  const isFrom = tokens.some(
    (token, at) =>
      isPreposition('from', token, language) &&
      !isPreposition('of', token, language) &&
      tokens[at + 1]?.role === 'work',
  )
  return isFrom && !has(sentence, ...VERBS_OUT) ? { category: 'Salary', doubts: [] } : null
}

/** "Rent from my tenant" comes in, and so does what a tenant paid. */
const rentFromTenant: Find = (sentence) => {
  const verb = sentence.tokens.findIndex(({ role }) => VERBS_OUT.includes(role))
  const isPaid = hasTenant(sentence, verb) && !has(sentence, 'subject')
  const isFrom = isFromPerson(sentence) && verb < 0
  return isRent(sentence) && (isPaid || isFrom) ? { category: 'Other', doubts: [] } : null
}

/** Whether a tenant is named, before the verb if there is one. */
export function hasTenant({ tokens, language }: Sentence, verb = tokens.length): boolean {
  return tokens.slice(0, Math.max(verb, 0)).some(({ words }) => language.stems.tenant.test(words.join(' ')))
}

const given: Find = (sentence, _, amount) => {
  if (!has(sentence, 'give')) return null
  const category = giver(sentence)
  const isThing = isThingGiven(sentence, amount) && category !== 'Refund' && !isRent(sentence)
  return { category, doubts: [...doubtsAboutOut(sentence), ...(isThing ? ['a thing'] : [])] }
}

const receivedOrGot: Find = (sentence, sources, amount) => {
  if (isGift(sentence, amount)) return { category: 'Gift', doubts: [] }
  if (!has(sentence, 'receive')) return got(sentence, sources, amount)
  return {
    category: receivedFor(sentence),
    doubts: [...(isForNothing(sentence, amount) ? ['no source'] : []), ...doubtsAboutOut(sentence)],
  }
}

/** "40 was paid" says neither by whom nor what for. */
function isForNothing({ tokens }: Sentence, amount: Token | undefined): boolean {
  const isBefore = amount !== undefined && tokens[tokens.indexOf(amount) + 1]?.role === 'receive'
  return (
    isBefore &&
    !tokens.some(({ role }) => ['thing', 'word', 'work', 'person', 'account', 'subject'].includes(role))
  )
}

function receivedFor(sentence: Sentence): string {
  const { back, paid } = sentence.language.stems
  if (isStem(sentence, 'receive', back)) return 'Refund'
  if (has(sentence, 'work') || isStem(sentence, 'receive', paid)) return 'Salary'
  return isFromPerson(sentence) ? 'Gift' : 'Other'
}

/** Whether a word with the role has the stem. */
export function isStem({ tokens }: Sentence, of: Token['role'], stem: RegExp): boolean {
  return tokens.some(({ role, words }) => role === of && stem.test(words.join(' ')))
}

function isFromPerson({ tokens, language }: Sentence): boolean {
  return tokens.some((token, at) => {
    const near = language.hasPostpositions ? tokens.slice(0, at).reverse() : tokens.slice(at + 1)
    const owner = near.find(({ role }) => role !== 'determiner' && role !== 'modifier' && role !== 'first')
    return isPreposition('from', token, language) && owner?.role === 'person'
  })
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

/** "The movers got 500": who offers a service is paid by the writer. */
export function isTraderPaid({ tokens }: Sentence): boolean {
  const got = tokens.findIndex(({ role }) => role === 'got')
  const before = tokens.slice(0, Math.max(got, 0)).filter(({ role }) => role !== 'determiner')
  const [first] = before.slice(-1)
  return (
    first?.role === 'thing' &&
    first.category !== 'Gifts' &&
    !before.some(({ role }) => role === 'subject' || role === 'preposition')
  )
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

/** Whether another noun stands beside the source: bonus round, broker commission. */
function isInCompound(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ role }) => role === 'source')
  const isNoun = (token: Token | undefined) => ['word', 'unit', 'thing', 'clause'].includes(token?.role ?? '')
  return isNoun(tokens[at + 1]) || isNoun(tokens[at - 1])
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

function isRent({ tokens, language }: Sentence): boolean {
  return tokens.some(
    (token) =>
      token.role === 'thing' &&
      (token.category === 'Housing' || language.stems.rent.test(token.words.join(' '))),
  )
}

function giver(sentence: Sentence): string {
  const { back, paid, gift } = sentence.language.stems
  if (isStem(sentence, 'give', back) || has(sentence, 'toward')) return 'Refund'
  if (isRent(sentence) || hasTenant(sentence)) return 'Other'
  if (isStem(sentence, 'give', gift)) return 'Gift'
  if (isStem(sentence, 'give', paid) || has(sentence, 'work')) return 'Salary'
  return has(sentence, 'person') ? 'Gift' : 'Other'
}

/** "Me regaló un bolso de 90 euros": a thing right after the verb, or right before one that comes last. */
function isThingGiven({ tokens, language }: Sentence, amount: Token | undefined): boolean {
  const give = tokens.findIndex(({ role }) => role === 'give')
  const last = tokens[give - 1]
  if (language.hasPostpositions) return last?.role === 'thing' && last.category !== 'Gifts'
  const after = tokens.slice(give + 1, amount && Math.max(tokens.indexOf(amount), give + 1))
  const first = after.find(({ role }) => role !== 'determiner' && role !== 'modifier' && role !== 'first')
  return first?.role === 'thing'
}
