import type { UserTransaction } from '../database'

/** An asset; its value in minor units. */
export interface AssetRow {
  id: string
  type: string
  description: string
  account: string
  isLiquid: boolean
  value: bigint
  dateReceived: string
}

interface Stored {
  asset_id: string
  asset_type: string
  description: string
  account: string
  is_liquid: boolean
  value_minor: string
  date_received: string
}

const COLUMNS = 'asset_id, asset_type, description, account, is_liquid, value_minor, date_received'

export async function insertAsset(tx: UserTransaction, asset: AssetRow, createdAt: string): Promise<void> {
  await tx.change(
    `insert into assets (user_id, ${COLUMNS}, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      tx.userId,
      asset.id,
      asset.type,
      asset.description,
      asset.account,
      asset.isLiquid,
      asset.value,
      asset.dateReceived,
      createdAt,
    ],
  )
}

/** In the order of creation. */
export async function allAssets(tx: UserTransaction): Promise<AssetRow[]> {
  const rows = await tx.query<Stored>(
    `select ${COLUMNS} from assets where user_id = $1 and deleted_at is null order by created_at, asset_id`,
    [tx.userId],
  )
  return rows.map(toAssetRow)
}

/** The total value of the assets of one type and of the liquid ones among them, in minor units, and their number. */
interface TypeWorth {
  type: string
  worth: bigint
  liquid: bigint
  count: number
}

/** The total value by type, highest first. */
export async function worthByType(tx: UserTransaction): Promise<TypeWorth[]> {
  const rows = await tx.query<{ type: string; worth: string; liquid: string; count: number }>(
    `select asset_type as type, sum(value_minor)::text as worth,
       coalesce(sum(value_minor) filter (where is_liquid), 0)::text as liquid, count(*)::int as count
     from assets where user_id = $1 and deleted_at is null group by asset_type order by sum(value_minor) desc, asset_type`,
    [tx.userId],
  )
  return rows.map(({ worth, liquid, ...row }) => ({ ...row, worth: BigInt(worth), liquid: BigInt(liquid) }))
}

/** The total value of the liquid assets, which is all that payments can come from. */
export async function liquidWorth(tx: UserTransaction): Promise<bigint> {
  const [row] = await tx.query<{ worth: string }>(
    `select coalesce(sum(value_minor), 0)::text as worth from assets
     where user_id = $1 and is_liquid and deleted_at is null`,
    [tx.userId],
  )
  return BigInt(row?.worth ?? 0)
}

/** The asset, locked until the transaction ends, or null. */
export async function lockAsset(tx: UserTransaction, id: string): Promise<AssetRow | null> {
  const [row] = await tx.query<Stored>(
    `select ${COLUMNS} from assets
     where user_id = $1 and asset_id = $2 and deleted_at is null for update`,
    [tx.userId, id],
  )
  return row ? toAssetRow(row) : null
}

/** The liquid assets among these that an account stands for: those of the type, or else those with the description. */
export function assetsOfAccount(assets: readonly AssetRow[], account: string): AssetRow[] {
  const liquid = assets.filter(({ isLiquid }) => isLiquid)
  return namedAssets(liquid, account)
}

/** The assets of an account, locked until the transaction ends, oldest first. */
export async function lockAccount(tx: UserTransaction, account: string): Promise<AssetRow[]> {
  // Every payment locks in the same order, by id, so that two of them cannot deadlock.
  const rows = await tx.query<Stored & { created_at: string }>(
    `with locked as (
       select ${COLUMNS}, created_at from assets
       where user_id = $1 and is_liquid and deleted_at is null
         and (asset_type = $2 or lower(description) = lower($2))
       order by asset_id for update
     )
     select * from locked order by date_received, created_at, asset_id`,
    [tx.userId, account],
  )
  return assetsOfAccount(rows.map(toAssetRow), account)
}

/**
 * The assets that each name stands for, locked until the transaction ends, oldest first: those of the type, or else
 * those with the description.
 */
export async function lockNamed(
  tx: UserTransaction,
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly AssetRow[]>> {
  // In the order of `lockAccount`.
  const rows = await tx.query<Stored>(
    `with locked as (
       select ${COLUMNS}, created_at from assets
       where user_id = $1 and deleted_at is null
         and (asset_type = any($2) or lower(description) in (select lower(name) from unnest($2::text[]) name))
       order by asset_id for update
     )
     select * from locked order by date_received, created_at, asset_id`,
    [tx.userId, names],
  )
  const assets = rows.map(toAssetRow)
  return new Map(names.map((name) => [name, namedAssets(assets, name)]))
}

/** The assets that a name stands for: those of the type, or else those with the description. */
export function namedAssets(assets: readonly AssetRow[], name: string): AssetRow[] {
  const ofType = assets.filter(({ type }) => type === name)
  if (ofType.length > 0) return ofType
  return assets.filter(({ description }) => description.toLowerCase() === name.toLowerCase())
}

export async function updateAsset(tx: UserTransaction, changed: AssetRow): Promise<void> {
  await tx.change(
    `update assets set asset_type = $3, description = $4, account = $5, is_liquid = $6, value_minor = $7,
       date_received = $8
     where user_id = $1 and asset_id = $2`,
    [
      tx.userId,
      changed.id,
      changed.type,
      changed.description,
      changed.account,
      changed.isLiquid,
      changed.value,
      changed.dateReceived,
    ],
  )
}

function toAssetRow(row: Stored): AssetRow {
  return {
    id: row.asset_id,
    type: row.asset_type,
    description: row.description,
    account: row.account,
    isLiquid: row.is_liquid,
    value: BigInt(row.value_minor),
    dateReceived: row.date_received,
  }
}
