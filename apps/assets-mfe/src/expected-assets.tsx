import { useSend } from '@solvent/api-client'
import { assetNaming, deleteTentativeAsset, type TentativeAsset } from '@solvent/contracts'
import { Button, EmptyState, formatAmount, formatDate, Table, type TableColumn } from '@solvent/ui'
import { AssetName } from './asset-name'
import { DeleteButton } from './delete-button'
import { ExpectedAmount, ExpectedDate } from './expected-cells'
import { useDeletion } from './use-deletion'
import { useListView } from './use-list-view'

interface ExpectedAssetsProps {
  assets: readonly TentativeAsset[]
  onAdd: () => void
  onReceive: (asset: TentativeAsset) => void
}

const columns: TableColumn<TentativeAsset>[] = [
  {
    key: 'type',
    header: 'Asset Type',
    render: (asset) => <AssetName asset={asset} />,
    sortBy: (asset) => assetNaming(asset).name,
  },
  {
    key: 'amount',
    header: 'Expected Amount',
    align: 'end',
    render: (asset) => <ExpectedAmount asset={asset} />,
    sortBy: ({ asset_amount }) => asset_amount,
  },
  {
    key: 'date',
    header: 'Expected Date',
    render: ({ expected_date }) => <ExpectedDate date={expected_date} />,
    sortBy: ({ expected_date }) => expected_date,
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

function toSearchText({ asset_type, asset_amount, expected_date, description }: TentativeAsset): string {
  return [asset_type, formatAmount(asset_amount), formatDate(expected_date), description].join(' ')
}

/** The list of expected assets. */
export function ExpectedAssets({ assets, onAdd, onReceive }: ExpectedAssetsProps) {
  const listView = useListView(assets.length)
  const { mutateAsync } = useSend(deleteTentativeAsset)
  const { remove, isDeleting } = useDeletion<TentativeAsset>((id) => mutateAsync({ params: { id } }))
  if (assets.length === 0) {
    return (
      <EmptyState
        title="No expected assets recorded yet"
        text="Add a bonus, a refund or money someone owes you, and mark it as received when it arrives."
        action={<Button onClick={onAdd}>Add an expected asset</Button>}
      />
    )
  }
  const actions: TableColumn<TentativeAsset> = {
    key: 'actions',
    header: 'Actions',
    actions: true,
    render: (asset) => (
      <>
        <Button
          small
          aria-label={`Mark as received: ${assetNaming(asset).name}`}
          disabled={isDeleting(asset)}
          onClick={() => onReceive(asset)}
        >
          Mark as received
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
      caption="Expected assets"
      columns={[...columns, actions]}
      rows={assets}
      rowKey={({ id }) => id}
      {...listView}
      searchText={toSearchText}
      searchLabel="Search expected assets"
    />
  )
}
