import type { IncomeCategory } from '@solvent/contracts'
import { isAboutAnother } from './another-person'
import { isLicensed } from './licensed'
import { nounPhrasesOf, sourcesIn, textOf } from './noun-phrases'
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
  const unknown = tokens.filter(({ role }) => role === 'word')
  const giver = tokens.findIndex(({ role }) => role === 'give')
  const loose = unknown.filter(
    (token) => !isLicensed(token, tokens, true, language) && tokens.indexOf(token) > giver,
  )
  const doubts = [
    ...kind.doubts,
    ...doubtsAboutNumber(sentence, found.token, true).filter(
      (doubt) => doubt !== 'a quantity' || sources.length === 0,
    ),
    ...(unknown.length > MAX_UNKNOWN ? ['many unknown words'] : []),
    ...loose.map(({ text }) => `unknown: ${text}`),
    ...(isOfAnother(tokens) || isAboutAnother(tokens, ['sell', 'receive']) ? ['another person'] : []),
    ...(has(sentence, 'share', 'symbol') && kind.category !== 'Interest' ? ['shares'] : []),
    ...(account.direction === 'out' ? ['out of an account'] : []),
  ]
  const note = phrases
    .map((phrase, at) =>
      (at > 0 && phrase.lead !== '') || FROM.includes(phrase.lead)
        ? `${phrase.lead} ${textOf(phrase, message)}`
        : textOf(phrase, message),
    )
    .join(' ')
  return { kind: 'income', amount: found.amount, occurredOn, account, category: kind.category, note, doubts }
}

interface Kind {
  category: IncomeCategory
  doubts: string[]
}

function kindOf(
  sentence: Sentence,
  sources: readonly IncomeCategory[],
  amount: Token | undefined,
): Kind | null {
  const { tokens, account } = sentence
  const isOut = has(sentence, 'spend', 'buy', 'cost')
  if (isPassivePayment(sentence)) return null
  const [source] = new Set(sources)
  const comesIn = has(sentence, 'receive', 'give', 'arrive', 'got') || account.direction === 'in'
  if (has(sentence, 'sell') && !has(sentence, 'share', 'symbol')) {
    const isThing = has(sentence, 'thing', 'word', 'vehicle')
    const isAsset = has(sentence, 'asset')
    return {
      category: 'Sale',
      doubts: [...doubtsAboutOut(isOut), ...(isThing ? [] : ['no thing']), ...(isAsset ? ['an asset'] : [])],
    }
  }
  if (source !== undefined && new Set(sources).size === 1) {
    const isUnclear = (!comesIn || has(sentence, 'cost')) && BOTH_WAYS.includes(source)
    return {
      category: source,
      doubts: [
        ...doubtsAboutOut(has(sentence, 'spend', 'buy')),
        ...(isUnclear ? ['in or out'] : []),
        ...(!comesIn && isInCompound(tokens) ? ['compound'] : []),
      ],
    }
  }
  if (has(sentence, 'give')) {
    const isThing = hasBetween(tokens, 'give', amount, ['thing']) && !isRent(tokens)
    return { category: giver(sentence), doubts: [...doubtsAboutOut(isOut), ...(isThing ? ['a thing'] : [])] }
  }
  if (isOut) return null
  const isGift = tokens.some((token) => token.role === 'thing' && token.category === 'Gifts')
  if (
    isGift &&
    has(sentence, 'receive', 'got') &&
    amount &&
    !hasBetween(tokens, 'got', amount, ['thing'], 'for')
  )
    return { category: 'Gift', doubts: [] }
  if (has(sentence, 'receive'))
    return { category: has(sentence, 'work') || isPaid(tokens) ? 'Salary' : 'Other', doubts: [] }
  if (has(sentence, 'got') && amount) {
    const got = tokens.findIndex(({ role }) => role === 'got')
    const between = tokens.slice(got + 1, tokens.indexOf(amount))
    if (between.some(({ role }) => role === 'thing' || role === 'word')) return null
    if (has(sentence, 'work')) return { category: 'Salary', doubts: [] }
    const after = tokens[tokens.indexOf(amount) + 1]
    if (after?.role === 'toward') return { category: 'Refund', doubts: [] }
    if (has(sentence, 'person')) return { category: 'Gift', doubts: [] }
    if (after?.words[0] === 'for' && has(sentence, 'thing')) return { category: 'Sale', doubts: [] }
    const isFrom = after?.words[0] === 'from' && has(sentence, 'word')
    return { category: 'Other', doubts: isFrom ? [] : ['no source'] }
  }
  return null
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

function hasBetween(
  tokens: readonly Token[],
  verb: Token['role'],
  amount: Token | undefined,
  roles: readonly Token['role'][],
  word?: string,
): boolean {
  const start = tokens.findIndex(({ role }) => role === verb)
  const between = amount && start >= 0 ? tokens.slice(start + 1, tokens.indexOf(amount)) : []
  const isThere = between.some(({ role }) => roles.includes(role))
  return isThere && (word === undefined || between.some(({ words }) => words.join(' ') === word))
}

function doubtsAboutOut(isOut: boolean): string[] {
  return isOut ? ['in and out'] : []
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
