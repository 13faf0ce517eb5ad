import type { Asset, TentativeAsset } from '@solvent/contracts'
import { fromMinor, toMinor } from '@solvent/money'
import { formatAmount, formatDate, Grid, StatTile } from '@solvent/ui'
import type { AllAssets } from './use-all-assets'

function sum(amounts: readonly number[]): number {
  return fromMinor(amounts.reduce((total, amount) => total + toMinor(amount), 0n))
}

/** The expected money that plans count on: each amount times its confidence, rounded down to the cent. */
function countedAmount(expected: readonly TentativeAsset[]): number {
  const parts = expected.map((asset) => (toMinor(asset.asset_amount) * BigInt(asset.confidence)) / 100n)
  return fromMinor(parts.reduce((total, part) => total + part, 0n))
}

function expectedHint(expected: readonly TentativeAsset[], total: number): string {
  const [first] = expected.map(({ expected_date }) => expected_date).sort()
  if (!first) return 'No expected income'
  const counted = countedAmount(expected)
  return counted === total
    ? `First on ${formatDate(first)}`
    : `${formatAmount(counted)} included in your plan`
}

function ownedHint(current: readonly Asset[]): string {
  if (current.length === 0) return 'No assets yet'
  const spendable = sum(current.filter(({ is_liquid }) => is_liquid).map(({ asset_value }) => asset_value))
  const count = current.length === 1 ? '1 asset' : `${current.length} assets`
  return `${count} · ${formatAmount(spendable)} available for payments`
}

/** The totals of current, liquid and expected assets. */
export function Totals({ current, expected }: AllAssets) {
  const total = sum(current.map(({ asset_value }) => asset_value))
  const coming = sum(expected.map(({ asset_amount }) => asset_amount))
  return (
    <Grid>
      <StatTile label="Total value" value={formatAmount(total)} hint={ownedHint(current)} />
      <StatTile label="Expected" value={formatAmount(coming)} hint={expectedHint(expected, coming)} />
    </Grid>
  )
}
