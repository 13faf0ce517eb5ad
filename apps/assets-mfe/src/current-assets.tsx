import type { Asset } from '@solvent/contracts'
import { Button, EmptyState, formatAmount, formatDate, Table, type TableColumn } from '@solvent/ui'

interface CurrentAssetsProps {
  assets: readonly Asset[]
  onEdit: (asset: Asset) => void
}

/** What the person owns now. */
export function CurrentAssets({ assets, onEdit }: CurrentAssetsProps) {
  if (assets.length === 0) {
    return (
      <EmptyState
        title="No assets recorded yet"
        text="Cash, savings, a car: what you add here counts towards your net worth."
      />
    )
  }
  const columns: TableColumn<Asset>[] = [
    { key: 'type', header: 'Asset Type', render: (asset) => asset.asset_type },
    { key: 'value', header: 'Value', align: 'end', render: (asset) => formatAmount(asset.asset_value) },
    { key: 'date', header: 'Date Received', render: (asset) => formatDate(asset.date_received) },
    { key: 'description', header: 'Description', render: (asset) => asset.description || '-' },
    {
      key: 'actions',
      header: 'Actions',
      actions: true,
      render: (asset) => (
        <Button small aria-label={`Edit ${asset.asset_type}`} onClick={() => onEdit(asset)}>
          Edit
        </Button>
      ),
    },
  ]
  return <Table caption="Current assets" columns={columns} rows={assets} rowKey={({ id }) => id} />
}
