import { formatMinor } from '@solvent/money'
import { minorOf } from './figures'
import type { Message } from './message'
import { amountOf } from './money-figure'
import { namesIn } from './names'
import type { QuickEntryContext, Trade } from './quick-entry'

const EACH = '(?: (?:each|apiece|a share|per share))?'
const OF_SHARES = new RegExp(
  `^(?<verb>bought|sold) (?:#|an?) (?:shares?|stocks?|units?) (?:of|in) (?<symbol>\\S+(?: \\S+){0,2}) (?<per>at|@|for) #(?<each>${EACH})$`,
  'i',
)
const OF_SYMBOL = new RegExp(
  `^(?<verb>bought|sold) # (?<symbol>\\S+(?: \\S+){0,2}?)(?<shares> shares?| stocks?)? (?:at|@) #${EACH}$`,
  'i',
)
/** A symbol the person does not hold yet: one word with a capital letter. */
const NEW_SYMBOL = /^[A-Z][A-Za-z0-9.]*$/
const QUANTITY = /^\d{1,9}(?:\.\d{1,8})?$/

/** Reads a purchase or sale of shares with their unit price, or returns null. */
export function readTrade(message: Message, context: QuickEntryContext): Trade | null {
  const { frame, figures, occurredOn, account, direction } = message
  const named = OF_SHARES.exec(frame)
  const { verb, symbol: written, shares, per, each } = (named ?? OF_SYMBOL.exec(frame))?.groups ?? {}
  if (verb === undefined || written === undefined) return null
  const side = verb.toLowerCase() === 'sold' ? 'sell' : 'buy'
  if (direction === (side === 'buy' ? 'in' : 'out')) return null
  const symbol = symbolOf(
    written,
    context.positions,
    side === 'buy' && (named !== null || shares !== undefined),
  )
  const quantity =
    figures.length === 1 ? '1' : quantityOf(figures[0]?.decimals ?? [], figures[0]?.unit ?? null)
  const price = amountOf(figures.at(-1), context.currency)
  // A total price is not a unit price.
  if (per?.toLowerCase() === 'for' && each === '' && quantity !== '1') return null
  if (symbol === null || quantity === null || price === null || figures.length > 2) return null
  const amount = timesHalfEven(quantity, price)
  if (amount <= 0n || minorOf(formatMinor(amount)) === null) return null
  return { kind: 'trade', side, quantity, symbol, price, amount, occurredOn, account }
}

function symbolOf(written: string, positions: readonly string[], mayBeNew: boolean): string | null {
  const held = namesIn(written, positions)
  const [symbol] = held
  if (symbol !== undefined) return held.length === 1 && namesOnly(written, symbol) ? symbol : null
  return mayBeNew && NEW_SYMBOL.test(written) ? written : null
}

/** Whether words name a position and nothing else. */
function namesOnly(written: string, symbol: string): boolean {
  const symbolWords = symbol.toLowerCase().split(' ')
  return written
    .toLowerCase()
    .split(' ')
    .every((word) => symbolWords.includes(word))
}

function quantityOf(decimals: readonly string[], unit: string | null): string | null {
  const [decimal] = decimals
  if (decimals.length !== 1 || decimal === undefined || unit !== null || !QUANTITY.test(decimal)) return null
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
