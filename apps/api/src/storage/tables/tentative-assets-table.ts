import type { UserTransaction } from '../database'

/** An asset that a person expects to get; its amount in minor units. */
export interface TentativeAssetRow {
  id: string
  type: string
  description: string
  account: string
  isLiquid: boolean
  amount: bigint
  expectedDate: string
  /** The probability of getting it, in percent: 0 to 100. */
  confidence: number
}

interface Stored {
  tentative_asset_id: string
  asset_type: string
  description: string
  account: string
  is_liquid: boolean
  amount_minor: string
  expected_date: string
  confidence: number
}

const COLUMNS =
  'tentative_asset_id, asset_type, description, account, is_liquid, amount_minor, expected_date, confidence'

export async function insertTentativeAsset(
  tx: UserTransaction,
  asset: TentativeAssetRow,
  createdAt: string,
): Promise<void> {
  await tx.change(
    `insert into tentative_assets (user_id, ${COLUMNS}, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      tx.userId,
      asset.id,
      asset.type,
      asset.description,
      asset.account,
      asset.isLiquid,
      asset.amount,
      asset.expectedDate,
      asset.confidence,
      createdAt,
    ],
  )
}

/** Soonest first. */
export async function allTentativeAssets(tx: UserTransaction): Promise<TentativeAssetRow[]> {
  const rows = await tx.query<Stored>(
    `select ${COLUMNS} from tentative_assets
     where user_id = $1 and deleted_at is null order by expected_date, tentative_asset_id`,
    [tx.userId],
  )
  return rows.map(toTentativeAssetRow)
}

/** The expected asset, locked until the transaction ends, or null. */
export async function lockTentativeAsset(tx: UserTransaction, id: string): Promise<TentativeAssetRow | null> {
  const [row] = await tx.query<Stored>(
    `select ${COLUMNS} from tentative_assets
     where user_id = $1 and tentative_asset_id = $2 and deleted_at is null for update`,
    [tx.userId, id],
  )
  return row ? toTentativeAssetRow(row) : null
}

export async function updateTentativeAsset(tx: UserTransaction, changed: TentativeAssetRow): Promise<void> {
  await tx.change(
    `update tentative_assets set asset_type = $3, description = $4, account = $5, is_liquid = $6,
       amount_minor = $7, expected_date = $8, confidence = $9
     where user_id = $1 and tentative_asset_id = $2`,
    [
      tx.userId,
      changed.id,
      changed.type,
      changed.description,
      changed.account,
      changed.isLiquid,
      changed.amount,
      changed.expectedDate,
      changed.confidence,
    ],
  )
}

function toTentativeAssetRow(row: Stored): TentativeAssetRow {
  return {
    id: row.tentative_asset_id,
    type: row.asset_type,
    description: row.description,
    account: row.account,
    isLiquid: row.is_liquid,
    amount: BigInt(row.amount_minor),
    expectedDate: row.expected_date,
    confidence: row.confidence,
  }
}
