import type { TentativeAsset } from '@solvent/contracts'
import { Badge, EmptyState, formatAmount, formatDate, Table, type TableColumn } from '@solvent/ui'

const columns: TableColumn<TentativeAsset>[] = [
  { key: 'type', header: 'Asset Type', render: (asset) => asset.asset_type },
  {
    key: 'amount',
    header: 'Expected Amount',
    align: 'end',
    render: (asset) => <ExpectedAmount asset={asset} />,
  },
  { key: 'date', header: 'Expected Date', render: (asset) => formatDate(asset.expected_date) },
  { key: 'description', header: 'Description', render: (asset) => asset.description || '-' },
]

/** The figure stands at the end, in line with the other rows, and how sure it is before it. */
function ExpectedAmount({ asset }: { asset: TentativeAsset }) {
  const amount = formatAmount(asset.asset_amount)
  if (asset.confidence === 100) return amount
  return (
    <>
      <Badge>{`${asset.confidence}% sure`}</Badge> {amount}
    </>
  )
}

/** What the person will own. */
export function ExpectedAssets({ assets }: { assets: readonly TentativeAsset[] }) {
  if (assets.length === 0) {
    return (
      <EmptyState
        title="No expected assets recorded yet"
        text="A bonus, a refund, money someone owes you: note it here until it arrives."
      />
    )
  }
  return <Table caption="Expected assets" columns={columns} rows={assets} rowKey={({ id }) => id} />
}
