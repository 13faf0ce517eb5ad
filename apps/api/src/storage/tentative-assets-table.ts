import type { Transaction } from './database'

/** Something a person expects to own; its amount in minor units. */
export interface TentativeAssetRow {
  id: string
  type: string
  description: string
  account: string
  isLiquid: boolean
  amount: bigint
  expectedDate: string
}

interface Stored {
  tentative_asset_id: string
  asset_type: string
  description: string
  account: string
  is_liquid: boolean
  amount_minor: string
  expected_date: string
}

const COLUMNS = 'tentative_asset_id, asset_type, description, account, is_liquid, amount_minor, expected_date'

export async function insertTentativeAsset(
  tx: Transaction,
  userId: string,
  asset: TentativeAssetRow,
  createdAt: string,
): Promise<void> {
  await tx.query(
    `insert into tentative_assets (user_id, ${COLUMNS}, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      userId,
      asset.id,
      asset.type,
      asset.description,
      asset.account,
      asset.isLiquid,
      asset.amount,
      asset.expectedDate,
      createdAt,
    ],
  )
}

/** Soonest first. */
export async function allTentativeAssets(tx: Transaction, userId: string): Promise<TentativeAssetRow[]> {
  const rows = await tx.query<Stored>(
    `select ${COLUMNS} from tentative_assets where user_id = $1 order by expected_date, tentative_asset_id`,
    [userId],
  )
  return rows.map((row) => ({
    id: row.tentative_asset_id,
    type: row.asset_type,
    description: row.description,
    account: row.account,
    isLiquid: row.is_liquid,
    amount: BigInt(row.amount_minor),
    expectedDate: row.expected_date,
  }))
}
