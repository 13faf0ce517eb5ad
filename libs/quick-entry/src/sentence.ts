import { addMonthsClamped, type DateString, isDate } from '@solvent/money'
import type { Language } from './lexicon/language'
import { amountOf, isMoneyLike } from './money-figure'
import type { QuickEntryContext } from './quick-entry'
import { type Token, tokensOf } from './tokens'

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
  options?: { withThings: boolean },
): Sentence {
  const tokens = tokensOf(text, context, language, options)
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

function directionOf(
  tokens: readonly Token[],
  at: number,
  { into, outOf, hasPostpositions }: Language,
): NamedAccount['direction'] {
  const step = hasPostpositions ? 1 : -1
  for (let place = at + step; place >= 0 && place < tokens.length; place += step) {
    const { role = 'word', words = [] } = tokens[place] ?? {}
    const phrase = words.join(' ')
    if (into.split(',').includes(phrase)) return 'in'
    if (outOf.split(',').includes(phrase)) return 'out'
    if (!(['determiner', 'first', 'subject', 'money', 'preposition'] as readonly string[]).includes(role))
      break
  }
  return 'either'
}

/** The only number of a message, as an amount. */
export function onlyAmount({ amounts, context }: Sentence): { token: AmountToken; amount: bigint } | null {
  const likely = amounts.filter(({ figure }) => isMoneyLike(figure))
  const [token, other] = likely.length === 1 ? likely : amounts
  if (!token || other) return null
  const amount = amountOf(token.figure, context.currency)
  return amount === null ? null : { token, amount }
}
