import { formatMinor } from '@solvent/money'
import { minorOf } from './figures'
import { amountOf } from './money-figure'
import { PLAIN_ROLES } from './plain-roles'
import { isListed } from './prepositions'
import type { AccountReading } from './reading'
import { type AmountToken, has, type Sentence } from './sentence'
import type { Token } from './tokens'

/** A symbol the person does not hold yet: two to five capital letters. */
const NEW_SYMBOL = /^[A-Z][A-Z0-9.]{1,5}$/
/** After "shares of" it may be one letter. */
const ONE_LETTER = /^[A-Z]$/
const QUANTITY = /^\d{1,9}(?:\.\d{1,8})?$/
/** Prepositions and signs before the price of one share. */
const AT = ['at', '@', 'a', 'zu', 'fur', 'for', 'por', 'pour', 'me', 'mein', 'pe', 'par']
const AT_ONE = ['at', '@', 'a', 'zu']
/** "8 more ACME" */
const MORE = 'more,mas,weitere,mehr,aur'
const BUYS: readonly Token['role'][] = ['buy', 'got', 'spend']
/** What may stand in a trade besides its shares. */
const PLAIN: readonly Token['role'][] = [...PLAIN_ROLES, ...BUYS, 'sell', 'share', 'each', 'symbol']

/** Reads a purchase or sale of shares with their unit price. */
export function readTrade(sentence: Sentence): AccountReading | null {
  const { tokens, occurredOn, account } = sentence
  const symbol = symbolIn(sentence)
  const isSale = has(sentence, 'sell') || isOrdered(sentence, 'sell')
  const isBought =
    has(sentence, ...BUYS, 'command') || isOrdered(sentence, 'buy') || account.direction === 'out'
  if (!symbol || !(isSale || isBought)) return null
  const numbers = numbersOf(sentence, symbol)
  if (!numbers) return null
  const { quantity, price } = numbers
  const amount = timesHalfEven(quantity, price)
  if (amount <= 0n || minorOf(formatMinor(amount)) === null) return null
  const side = isSale ? 'sell' : 'buy'
  const doubts = [
    ...(symbol.isHeld || side === 'buy' ? [] : ['not held']),
    ...(symbol.isHeld || has(sentence, 'share') || /\b[A-Z]{2,5}\b/.test(symbol.token.text)
      ? []
      : ['unknown share']),
    ...(numbers.isUnitPrice ? [] : ['a total']),
    ...(account.direction === (isSale ? 'out' : 'in') ? ['direction'] : []),
    ...tokens
      .filter((token) => !PLAIN.includes(token.role) && token !== symbol.token && !isListed(token, MORE))
      .map(({ text }) => `more than a trade: ${text}`),
  ]
  return { kind: 'trade', side, quantity, symbol: symbol.name, price, amount, occurredOn, account, doubts }
}

function isOrdered({ tokens, language: { tradeOrders } }: Sentence, side: 'buy' | 'sell'): boolean {
  return tokens.some((token) => isListed(token, tradeOrders?.[side]))
}

interface FoundSymbol {
  token: Token
  name: string
  isHeld: boolean
}

function symbolIn({ tokens, amounts }: Sentence): FoundSymbol | null {
  const held = tokens.flatMap((token) => (token.role === 'symbol' ? [token] : []))
  const [first, second] = held
  if (first) {
    const [name = ''] = first.names
    return second && second.names[0] !== name ? null : { token: first, name, isHeld: true }
  }
  const isNear = tokens.some(({ role }) => role === 'share' || role === 'each')
  const isAt = tokens.some(({ text }) => text === '@')
  const fresh = tokens.filter(
    ({ text, role }, at) =>
      role !== 'amount' &&
      role !== 'date' &&
      (NEW_SYMBOL.test(text) || (ONE_LETTER.test(text) && isBesideShares(tokens, at))),
  )
  const [token] = fresh
  // "Seven NVDA at 118.40"
  const isCounted =
    amounts.length === 2 && token !== undefined && tokens[tokens.indexOf(token) - 1]?.role === 'amount'
  return token && fresh.length === 1 && (isNear || isAt || isCounted)
    ? { token, name: token.text, isHeld: false }
    : null
}

/** Shares of F; 15 F @ 11.30 */
function isBesideShares(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at - 1]?.role === 'share' || (tokens[at - 1]?.role === 'amount' && tokens[at + 1]?.text === '@')
  )
}

interface Numbers {
  quantity: string
  /** Minor units. */
  price: bigint
  /** Whether the price is stated to be that of one share. */
  isUnitPrice: boolean
}

function numbersOf({ tokens, amounts, context }: Sentence, symbol: FoundSymbol): Numbers | null {
  const quantityToken =
    amounts.length === 2 ? amounts.find((one) => isQuantityToken(one, tokens, symbol)) : undefined
  const priceToken = amounts.find((one) => one !== quantityToken)
  const isOne = amounts.length === 1 && tokens.some(isOneShare)
  const quantity = quantityToken ? quantityOf(quantityToken) : isOne ? '1' : null
  const price = amountOf(priceToken?.figure, context.currency)
  if (!priceToken || quantity === null || price === null || amounts.length > 2) return null
  const lead = tokens[tokens.indexOf(priceToken) - 1]?.words.join(' ') ?? ''
  const sign = tokens[tokens.indexOf(priceToken) - 1]?.text ?? ''
  const isEach = tokens.some(({ role }) => role === 'each')
  const isAt = AT_ONE.includes(lead) || AT_ONE.includes(sign)
  const isUnitPrice = isEach || isAt || (quantity === '1' && AT.includes(lead))
  return { quantity, price, isUnitPrice }
}

function isOneShare({ role, words }: Token): boolean {
  return role === 'share' && !words.some((word) => /s$|aktien|anteile/.test(word))
}

/** Whether a number counts the shares: it stands beside them. */
function isQuantityToken(
  token: AmountToken,
  tokens: readonly Token[],
  { token: symbol }: FoundSymbol,
): boolean {
  const isShares = (one: Token | undefined) => one === symbol || one?.role === 'share'
  const at = tokens.indexOf(token)
  const after = tokens.slice(at + 1).find(({ role }) => role !== 'determiner' && role !== 'preposition')
  const before = tokens[at - 1]
  const isPriced = token.figure.units.length > 0 || after?.role === 'each'
  return (
    !isPriced &&
    (isShares(after) ||
      (isShares(before) && !isShares(after)) ||
      before?.role === 'sell' ||
      before?.role === 'buy')
  )
}

function quantityOf({ figure: { decimals, units } }: AmountToken): string | null {
  const [decimal] = decimals
  if (decimals.length !== 1 || decimal === undefined || units.length > 0 || !QUANTITY.test(decimal))
    return null
  const plain = decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal
  return /[1-9]/.test(plain) && !/^0\d/.test(plain) ? plain : null
}

/** Quantity times price, rounded half to even, in minor units. */
function timesHalfEven(quantity: string, price: bigint): bigint {
  const [integer = '', decimals = ''] = quantity.split('.')
  const scale = 10n ** BigInt(decimals.length)
  const exact = BigInt(integer + decimals) * price
  const [floor, twice] = [exact / scale, (exact % scale) * 2n]
  return twice > scale || (twice === scale && floor % 2n === 1n) ? floor + 1n : floor
}
