import { addMonthsClamped, type DateString, isDate } from '@solvent/money'
import type { Figure } from './figures'
import type { Language } from './lexicon/language'
import { amountOf, isMoneyLike } from './money-figure'
import { isListed } from './prepositions'
import type { QuickEntryContext } from './quick-entry'
import { withContext } from './role-changes'
import { type Token, type TokenOptions, tokensOf } from './tokens'

export type AmountToken = Extract<Token, { role: 'amount' }>

/** A message with the roles of its parts, and what was found in it. */
export interface Sentence {
  language: Language
  context: QuickEntryContext
  tokens: readonly Token[]
  amounts: readonly AmountToken[]
  /** Null if the message names several days, or none that is possible. */
  occurredOn: DateString | null
  account: NamedAccount
}

export interface NamedAccount {
  /** Cash if none is named. */
  name: string
  direction: 'out' | 'in' | 'either'
  /** Whether it is the only account in the message, and its name is not ambiguous. */
  isClear: boolean
}

export function sentenceOf(
  text: string,
  context: QuickEntryContext,
  language: Language,
  options?: TokenOptions,
): Sentence {
  const tokens = withContext(tokensOf(text, context, language, options), language)
  const amounts = tokens.filter((token) => token.role === 'amount')
  return {
    language,
    context,
    tokens,
    amounts,
    occurredOn: dayOf(tokens, context.today),
    account: accountOf(tokens, language),
  }
}

export function has({ tokens }: Sentence, ...roles: readonly Token['role'][]): boolean {
  return tokens.some(({ role }) => roles.includes(role))
}

/** The categories of the things that a message names, in order. */
export function categoriesIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => (token.role === 'thing' ? [token.category] : []))
}

/** Whether money was spent: "got a parking ticket and paid it", "mortgage paid from checking". */
export function isPaid(sentence: Sentence): boolean {
  return (
    has(sentence, 'spend') || sentence.tokens.some(({ role, text }) => role === 'money' && /paid/i.test(text))
  )
}

function dayOf(tokens: readonly Token[], today: DateString): DateString | null {
  const found = new Set(tokens.flatMap((token) => (token.role === 'date' ? [token.dates.join()] : [])))
  if (found.size === 0) return today
  const [day = ''] = found
  if (found.size > 1 || !isDate(day)) return null
  return day > today || day < addMonthsClamped(today, -12) ? null : day
}

function accountOf(tokens: readonly Token[], language: Language): NamedAccount {
  const places = tokens.flatMap((token, at) => (token.role === 'account' ? [{ token, at }] : []))
  const names = new Set(places.flatMap(({ token }) => [...token.names]))
  const [first] = places
  const [name = 'Cash'] = names
  if (!first) return { name: 'Cash', direction: 'either', isClear: true }
  const direction = name === 'Cash' ? 'either' : directionOf(tokens, first.at, language)
  return { name, direction, isClear: names.size === 1 }
}

/** What may stand between an account and its preposition. */
const BEFORE_ACCOUNTS: readonly Token['role'][] = [
  'determiner',
  'first',
  'subject',
  'money',
  'preposition',
  'modifier',
]

function directionOf(
  tokens: readonly Token[],
  at: number,
  { into, outOf, hasPostpositions }: Language,
): NamedAccount['direction'] {
  const step = hasPostpositions ? 1 : -1
  for (let place = at + step; place >= 0 && place < tokens.length; place += step) {
    const token = tokens[place]
    if (isListed(token, into)) return 'in'
    if (isListed(token, outOf)) return 'out'
    if (!token || !BEFORE_ACCOUNTS.includes(token.role)) break
  }
  return 'either'
}

/** Whether a person follows a word for "by". */
export function isDoneBy({ tokens, language }: Sentence): boolean {
  return tokens.some((token, at) => {
    if (!isListed(token, language.by)) return false
    const next = tokens.slice(at + 1).find(({ role }) => role !== 'determiner' && role !== 'modifier')
    const isBesideVerb = tokens[at - 1]?.role === 'spend' || tokens[at + 2]?.role === 'spend'
    return next?.role === 'person' || (next?.role === 'word' && /^\p{Lu}/u.test(next.text) && isBesideVerb)
  })
}

/** Whether others did it: "Anna **hat** Brot gekauft". */
export function isOfOthers(sentence: Sentence, ...verbs: readonly Token['role'][]): boolean {
  const isOther = sentence.tokens.some((token) => isListed(token, sentence.language.others))
  return isOther && (verbs.length === 0 || has(sentence, ...verbs))
}

/** The only number of a message, besides those that count things, as an amount. */
export function onlyAmount(sentence: Sentence): { token: AmountToken; amount: bigint } | null {
  const { amounts, context, tokens } = sentence
  const likely = amounts.filter(({ figure }) => isMoneyLike(figure))
  const [token, other] =
    likely.length === 1 ? likely : amounts.filter((one) => amounts.length === 1 || !isFew(one, tokens))
  if (!token || other) return null
  const amount = amountOf(smallest(token.figure), context.currency)
  return amount === null ? null : { token, amount }
}

const MAX_FEW = 12

/** A small number before a noun: two t-shirts. */
export function isFew(token: AmountToken, tokens: readonly Token[]): boolean {
  const at = tokens.indexOf(token)
  return (
    isWholeUpTo(MAX_FEW, token) &&
    tokens[at - 1]?.role !== 'thing' &&
    isBeforeNoun(tokens[at + 1], 'determiner')
  )
}

/** A number without a unit that may count things. */
export function isWholeUpTo(max: number, { figure: { decimals, units } }: AmountToken): boolean {
  const value = Number(decimals[0] ?? Number.NaN)
  return units.length === 0 && decimals.length === 1 && Number.isInteger(value) && value >= 1 && value <= max
}

/** Whether a noun, or one of the other roles, follows a number. */
export function isBeforeNoun(after: Token | undefined, ...others: Token['role'][]): boolean {
  return after !== undefined && ['thing', 'modifier', 'word', ...others].includes(after.role)
}

/** The smaller value of a number in words that has two, as "eight fifty"; it is confirmed before it is saved. */
function smallest(figure: Figure): Figure {
  return { ...figure, decimals: figure.decimals.slice(0, 1) }
}
