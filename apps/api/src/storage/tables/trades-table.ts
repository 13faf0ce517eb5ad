import type { UserTransaction } from '../database'

/** The details of a trade entry. */
export interface TradeRow {
  entryId: string
  /** The position. */
  assetId: string
  side: 'buy' | 'sell'
  symbol: string
  /** Decimal text with at most eight places. */
  quantity: string
  /** Price per share, in minor units. */
  price: bigint
}

export async function insertTrade(tx: UserTransaction, trade: TradeRow): Promise<void> {
  await tx.change(
    `insert into trades (user_id, entry_id, asset_id, side, symbol, quantity, price_minor)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [tx.userId, trade.entryId, trade.assetId, trade.side, trade.symbol, trade.quantity, trade.price],
  )
}

/** The trades of these entries; entries that are not trades are left out. Quantities have no trailing zeros. */
export async function tradesOfEntries(
  tx: UserTransaction,
  entryIds: readonly string[],
): Promise<Map<string, Omit<TradeRow, 'entryId'>>> {
  const rows = await tx.query<{
    entry_id: string
    assetId: string
    side: TradeRow['side']
    symbol: string
    quantity: string
    price: string
  }>(
    `select entry_id, asset_id as "assetId", side, symbol, trim_scale(quantity)::text as quantity, price_minor::text as price
     from trades where user_id = $1 and entry_id = any($2::uuid[])`,
    [tx.userId, entryIds],
  )
  return new Map(rows.map(({ entry_id, price, ...trade }) => [entry_id, { ...trade, price: BigInt(price) }]))
}

/** Those of the assets that are positions in shares. */
export async function positionsAmong(tx: UserTransaction, assetIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx.query<{ id: string }>(
    'select distinct asset_id as id from trades where user_id = $1 and asset_id = any($2::uuid[])',
    [tx.userId, assetIds],
  )
  return new Set(rows.map(({ id }) => id))
}

/**
 * The number of shares in a position according to its trades, in hundred-millionths so that fractions stay exact.
 * Undone trades do not count.
 */
export async function sharesOf(tx: UserTransaction, assetId: string): Promise<bigint> {
  const [row] = await tx.query<{ shares: string }>(
    `select coalesce(sum(case side when 'buy' then quantity else -quantity end) * 100000000, 0)::bigint::text as shares
     from trades
     where user_id = $1 and asset_id = $2 and entry_id not in (
       select undo.reverses from journal_entries undo where undo.user_id = $1 and undo.reverses is not null
     )`,
    [tx.userId, assetId],
  )
  return BigInt(row?.shares ?? 0)
}

/** The purchase of an entry, in hundred-millionths of a share, or null. */
export async function purchaseOf(
  tx: UserTransaction,
  entryId: string,
): Promise<{ assetId: string; symbol: string; shares: bigint } | null> {
  const [row] = await tx.query<{ asset_id: string; symbol: string; shares: string }>(
    `select asset_id, symbol, (quantity * 100000000)::bigint::text as shares
     from trades where user_id = $1 and entry_id = $2 and side = 'buy'`,
    [tx.userId, entryId],
  )
  return row ? { assetId: row.asset_id, symbol: row.symbol, shares: BigInt(row.shares) } : null
}
