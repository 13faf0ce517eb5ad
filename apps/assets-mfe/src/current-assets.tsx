import { useSend } from '@solvent/api-client'
import { type Asset, assetNaming, deleteAsset } from '@solvent/contracts'
import { Button, EmptyState, formatAmount, formatDate, Table, type TableColumn } from '@solvent/ui'
import { AssetName } from './asset-name'
import { DeleteButton } from './delete-button'
import { useDeletion } from './use-deletion'
import { useListView } from './use-list-view'

interface CurrentAssetsProps {
  assets: readonly Asset[]
  onAdd: () => void
  onEdit: (asset: Asset) => void
}

const columns: TableColumn<Asset>[] = [
  {
    key: 'type',
    header: 'Asset Type',
    render: (asset) => <AssetName asset={asset} />,
    sortBy: (asset) => assetNaming(asset).name,
  },
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
  {
    key: 'description',
    wideOnly: true,
    header: 'Description',
    freeText: true,
    render: ({ description }) => description || '-',
    sortBy: ({ description }) => description,
  },
]

function toSearchText({ asset_type, asset_value, date_received, description }: Asset): string {
  return [asset_type, formatAmount(asset_value), formatDate(date_received), description].join(' ')
}

/** The list of current assets. */
export function CurrentAssets({ assets, onAdd, onEdit }: CurrentAssetsProps) {
  const listView = useListView(assets.length)
  const { mutateAsync } = useSend(deleteAsset)
  const { remove, isDeleting } = useDeletion<Asset>((id) => mutateAsync({ params: { id } }))
  if (assets.length === 0) {
    return (
      <EmptyState
        title="No assets recorded yet"
        text="Add cash, savings or a car. Your assets count towards your net worth."
        action={<Button onClick={onAdd}>Add your first asset</Button>}
      />
    )
  }
  const actions: TableColumn<Asset> = {
    key: 'actions',
    header: 'Actions',
    actions: true,
    render: (asset) => (
      <>
        <Button small aria-label={`Edit ${assetNaming(asset).name}`} onClick={() => onEdit(asset)}>
          Edit
        </Button>
        <DeleteButton
          name={assetNaming(asset).name}
          busy={isDeleting(asset)}
          onDelete={() => remove(asset)}
        />
      </>
    ),
  }
  return (
    <Table
      caption="Current assets"
      columns={[...columns, actions]}
      rows={assets}
      rowKey={({ id }) => id}
      {...listView}
      searchText={toSearchText}
      searchLabel="Search current assets"
    />
  )
}
