import { today } from '@solvent/api-client'
import type { TentativeAsset } from '@solvent/contracts'
import { Badge, formatAmount, formatDate } from '@solvent/ui'

/** The confidence precedes the amount, so that the amounts of all rows align. */
export function ExpectedAmount({ asset }: { asset: TentativeAsset }) {
  const amount = formatAmount(asset.asset_amount)
  if (asset.confidence === 100) return amount
  return (
    <>
      <Badge>{`${asset.confidence}% sure`}</Badge> {amount}
    </>
  )
}

/** The expected date; marked when it has passed, because the asset may have arrived. */
export function ExpectedDate({ date }: { date: string }) {
  if (date >= today()) return formatDate(date)
  return (
    <>
      {formatDate(date)} <Badge tone="warning">Overdue</Badge>
    </>
  )
}
