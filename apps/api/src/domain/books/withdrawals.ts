import { minOf } from '@solvent/money'
import { type AssetRow, updateAsset } from '../../storage/tables/assets-table'
import type { JournalLine } from '../../storage/tables/journal-table'
import type { Books } from './books'

/** What one asset gives, in minor units. */
export interface Withdrawal {
  asset: AssetRow
  amount: bigint
}

/** How much each asset gives, in the given order. The assets hold at least the amount. */
export function withdraw(assets: readonly AssetRow[], amount: bigint): Withdrawal[] {
  let open = amount
  return assets
    .map((asset) => {
      const taken = minOf(asset.value, open)
      open -= taken
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

/** Lowers the assets; all statements are sent when it is called. */
export function applyWithdrawals(books: Books, withdrawals: readonly Withdrawal[]): Promise<void>[] {
  return withdrawals.map(({ asset, amount }) => updateAsset(books, { ...asset, value: asset.value - amount }))
}
