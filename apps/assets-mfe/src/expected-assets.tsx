import type { TentativeAsset } from '@solvent/contracts'
import { EmptyState, formatAmount, formatDate, Table, type TableColumn } from '@solvent/ui'

const columns: TableColumn<TentativeAsset>[] = [
  { key: 'type', header: 'Asset Type', render: (asset) => asset.asset_type },
  {
    key: 'amount',
    header: 'Expected Amount',
    align: 'end',
    render: (asset) => formatAmount(asset.asset_amount),
  },
  { key: 'date', header: 'Expected Date', render: (asset) => formatDate(asset.expected_date) },
  { key: 'description', header: 'Description', render: (asset) => asset.description || '-' },
]

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
