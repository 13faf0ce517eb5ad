import { minOf } from '@solvent/money'
import { type AssetRow, updateAsset } from '../../storage/tables/assets-table'
import type { JournalLine } from '../../storage/tables/journal-table'
import type { Books } from './books'

/** A withdrawal from one asset; the amount is in minor units. */
export interface Withdrawal {
  asset: AssetRow
  amount: bigint
}

/** Splits the amount over the assets in the given order. Together they must hold at least the amount. */
export function withdraw(assets: readonly AssetRow[], amount: bigint): Withdrawal[] {
  let remaining = amount
  return assets
    .map((asset) => {
      const taken = minOf(asset.value, remaining)
      remaining -= taken
      return { asset, amount: taken }
    })
    .filter((withdrawal) => withdrawal.amount > 0n)
}

/** The withdrawals as lines of an entry. */
export function withdrawalLines(withdrawals: readonly Withdrawal[]): JournalLine[] {
  return withdrawals.map(({ asset, amount }) => ({
    accountKind: 'asset',
    accountId: asset.id,
    change: -amount,
  }))
}

/** Subtracts the withdrawals from the assets. Sends all statements synchronously. */
export function applyWithdrawals(books: Books, withdrawals: readonly Withdrawal[]): Promise<void>[] {
  return withdrawals.map(({ asset, amount }) => updateAsset(books, { ...asset, value: asset.value - amount }))
}
