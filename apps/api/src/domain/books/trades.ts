import type { TradeFields } from '@solvent/contracts'
import { halfUpDiv, maxOf, minOf, toMinor } from '@solvent/money'
import { v7 as newId } from 'uuid'
import { pipelined } from '../../storage/pipelined'
import {
  type AssetRow,
  allAssets,
  insertAsset,
  lockAccount,
  lockAsset,
  updateAsset,
} from '../../storage/tables/assets-table'
import { insertTrade, sharesOf } from '../../storage/tables/trades-table'
import type { DomainError } from '../domain-error'
import { invalidField } from '../invalid-field'
import type { Services } from '../services'
import type { Books } from './books'
import { requireFunds, requirePast } from './cash-flow'
import { requireSafeTotal } from './totals'
import { withBooks } from './with-books'
import { applyWithdrawals, withdraw, withdrawalLines } from './withdrawals'

/** The type of an asset whose description is the symbol of the shares it holds. */
export const POSITION_TYPE = 'Stock Portfolio'

/** Quantities of shares have up to eight decimals. */
const PARTS_PER_SHARE = 100_000_000n

/**
 * Buys or sells shares: one entry changes both the account and the position. A purchase adds its cost to the position;
 * a sale subtracts the average cost of the shares sold, so proceeds above that are a gain. Returns the id of the entry.
 *
 * @throws DomainError `invalid_request` for a future date or more shares than are held, `payment_not_positive`,
 *   `insufficient_funds`
 */
export function recordTrade(services: Services, userId: string, trade: TradeFields): Promise<string> {
  return withBooks(services, userId, (books) => {
    requirePast(books, trade.occurred_on)
    return trade.side === 'buy' ? buy(books, trade) : sell(books, trade)
  })
}

/** Quantity times price in minor units, rounded half up. */
export function costOf({ quantity, price }: Pick<TradeFields, 'quantity' | 'price'>): bigint {
  return halfUpDiv(partsOf(quantity) * toMinor(price), PARTS_PER_SHARE)
}

async function buy(books: Books, trade: TradeFields): Promise<string> {
  const cost = costOf(trade)
  const withdrawals = withdraw(await requireFunds(books, trade.account, cost), cost)
  const held = await lockPosition(books, trade.symbol)
  if (withdrawals.some(({ asset }) => asset.id === held?.id)) throw paidWithItself(trade)
  const position = held ?? newPosition(trade)
  const id = newId()
  await books.write({
    id,
    kind: 'trade',
    occurredOn: trade.occurred_on,
    note: noteOf(trade),
    lines: [...withdrawalLines(withdrawals), { accountKind: 'asset', accountId: position.id, change: cost }],
    items: held ? [] : [{ kind: 'asset', id: position.id }],
  })
  await pipelined(applyWithdrawals(books, withdrawals))
  const after = { ...position, value: position.value + cost }
  await (held ? updateAsset(books, after) : insertAsset(books, after, books.now()))
  await insertTrade(books, tradeRow(id, position.id, trade))
  return id
}

async function sell(books: Books, trade: TradeFields): Promise<string> {
  const proceeds = costOf(trade)
  const position = await lockPosition(books, trade.symbol)
  const held = position ? await sharesOf(books, position.id) : 0n
  if (!position || held < partsOf(trade.quantity)) throw tooFewShares(trade)
  const [account] = await lockAccount(books, trade.account)
  if (!account) throw noAccount(trade)
  if (account.id === position.id) throw paidWithItself(trade)
  const sold = halfUpDiv(position.value * partsOf(trade.quantity), maxOf(held, 1n))
  const cost = minOf(sold, position.value)
  const others = await allAssets(books)
  requireSafeTotal('quantity', [proceeds, ...others.map(({ value }) => value)])
  const id = newId()
  await pipelined([
    books.write({
      id,
      kind: 'trade',
      occurredOn: trade.occurred_on,
      note: noteOf(trade),
      lines: [
        { accountKind: 'asset', accountId: account.id, change: proceeds },
        { accountKind: 'asset', accountId: position.id, change: -cost },
      ],
    }),
    updateAsset(books, { ...account, value: account.value + proceeds }),
    updateAsset(books, { ...position, value: position.value - cost }),
    insertTrade(books, tradeRow(id, position.id, trade)),
  ])
  return id
}

/** The position in this symbol, or null. */
async function findPosition(books: Books, symbol: string): Promise<AssetRow | null> {
  const name = symbol.toLowerCase()
  const positions = (await allAssets(books)).filter(
    ({ type, description }) => type === POSITION_TYPE && description.toLowerCase() === name,
  )
  return positions[0] ?? null
}

async function lockPosition(books: Books, symbol: string): Promise<AssetRow | null> {
  const found = await findPosition(books, symbol)
  return found && lockAsset(books, found.id)
}

function newPosition({ symbol, occurred_on }: TradeFields): AssetRow {
  return {
    id: newId(),
    type: POSITION_TYPE,
    description: symbol,
    account: '',
    isLiquid: false,
    value: 0n,
    dateReceived: occurred_on,
  }
}

function tradeRow(entryId: string, assetId: string, { side, symbol, quantity, price }: TradeFields) {
  return { entryId, assetId, side, symbol, quantity, price: toMinor(price) }
}

function noteOf({ side, quantity, symbol }: TradeFields): string {
  return `${side === 'buy' ? 'Bought' : 'Sold'} ${quantity} ${symbol}`
}

/** The exact quantity in hundred-millionths of a share. */
function partsOf(quantity: string): bigint {
  const [whole = '0', fraction = ''] = quantity.split('.')
  return BigInt(whole) * PARTS_PER_SHARE + BigInt(fraction.padEnd(8, '0').slice(0, 8))
}

function tooFewShares({ symbol }: TradeFields): DomainError {
  return invalidField('quantity', `You have fewer recorded shares of ${symbol} than that.`)
}

/** Refused because the position would change twice in one entry. */
function paidWithItself({ symbol }: TradeFields): DomainError {
  return invalidField('account', `${symbol} cannot be paid with itself. Choose another account.`)
}

function noAccount({ account }: TradeFields): DomainError {
  return invalidField('account', `You have no ${account} to receive the money.`)
}
