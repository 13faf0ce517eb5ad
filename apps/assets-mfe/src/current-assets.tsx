import { useSend } from '@solvent/api-client'
import { type Asset, assetNaming, deleteAsset } from '@solvent/contracts'
import { ConfirmDialog } from '@solvent/screen-kit'
import { Button, EmptyState, formatAmount, formatDate, type TableColumn } from '@solvent/ui'
import { useState } from 'react'
import { AssetTable } from './asset-table'
import { useDeletion } from './use-deletion'

interface CurrentAssetsProps {
  assets: readonly Asset[]
  onAdd: () => void
  onEdit: (asset: Asset) => void
}

const columns: TableColumn<Asset>[] = [
  {
    key: 'amount',
    header: 'Value',
    align: 'end',
    render: ({ asset_value }) => formatAmount(asset_value),
    sortBy: ({ asset_value }) => asset_value,
  },
  {
    key: 'date',
    header: 'Date Received',
    render: ({ date_received }) => formatDate(date_received),
    sortBy: ({ date_received }) => date_received,
  },
]

/** The list of current assets. */
export function CurrentAssets({ assets, onAdd, onEdit }: CurrentAssetsProps) {
  const { mutateAsync } = useSend(deleteAsset)
  const { remove, isDeleting } = useDeletion<Asset>((id) => mutateAsync({ params: { id } }))
  const [confirming, setConfirming] = useState<Asset | null>(null)
  // An asset that holds nothing is deleted without asking.
  const askToRemove = (asset: Asset) => (asset.asset_value > 0 ? setConfirming(asset) : remove(asset))
  if (assets.length === 0) {
    return (
      <EmptyState
        title="No assets recorded yet"
        text="Add cash, savings or a car. Your assets count towards your net worth."
        action={<Button onClick={onAdd}>Add your first asset</Button>}
      />
    )
  }
  return (
    <>
      <AssetTable
        caption="Current assets"
        assets={assets}
        columns={columns}
        searchText={({ asset_value, date_received }) =>
          `${formatAmount(asset_value)} ${formatDate(date_received)}`
        }
        deletion={{ remove: askToRemove, isDeleting }}
        action={(asset, name) => (
          <Button small aria-label={`Edit ${name}`} onClick={() => onEdit(asset)}>
            Edit
          </Button>
        )}
      />
      {confirming && (
        <ConfirmDialog
          title={`Delete ${assetNaming(confirming).name}?`}
          action="Delete"
          onConfirm={() => remove(confirming)}
          onClose={() => setConfirming(null)}
        >
          {`It holds ${formatAmount(confirming.asset_value)}, which no longer counts towards your net worth.`}
        </ConfirmDialog>
      )}
    </>
  )
}
