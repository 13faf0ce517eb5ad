import { today } from '@solvent/api-client'
import type { TentativeAsset } from '@solvent/contracts'
import { Badge, formatAmount, formatDate } from '@solvent/ui'

/** The figure stands at the end, in line with the other rows, and how sure it is before it. */
export function ExpectedAmount({ asset }: { asset: TentativeAsset }) {
  const amount = formatAmount(asset.asset_amount)
  if (asset.confidence === 100) return amount
  return (
    <>
      <Badge>{`${asset.confidence}% sure`}</Badge> {amount}
    </>
  )
}

/** When it is expected; a day that has passed says so, since the asset may have come. */
export function ExpectedDate({ date }: { date: string }) {
  if (date >= today()) return formatDate(date)
  return (
    <>
      {formatDate(date)} <Badge tone="warning">Overdue</Badge>
    </>
  )
}
