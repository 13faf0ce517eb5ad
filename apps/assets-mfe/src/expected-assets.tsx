import { useSend } from '@solvent/api-client'
import { deleteTentativeAsset, type TentativeAsset } from '@solvent/contracts'
import { Button, EmptyState, formatAmount, formatDate, Menu, type TableColumn } from '@solvent/ui'
import { useState } from 'react'
import { AddExpectedAssetDialog } from './add-expected-asset-dialog'
import { AssetTable } from './asset-table'
import { EditExpectedAssetDialog } from './edit-expected-asset-dialog'
import { ExpectedAmount, ExpectedDate } from './expected-cells'
import { useDeletion } from './use-deletion'

interface ExpectedAssetsProps {
  assets: readonly TentativeAsset[]
  onAdd: () => void
  onReceive: (asset: TentativeAsset) => void
}

const columns: TableColumn<TentativeAsset>[] = [
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
]

/** The list of expected assets. */
export function ExpectedAssets({ assets, onAdd, onReceive }: ExpectedAssetsProps) {
  const { mutateAsync } = useSend(deleteTentativeAsset)
  const deletion = useDeletion<TentativeAsset>((id) => mutateAsync({ params: { id } }))
  const [open, setOpen] = useState<{ dialog: 'edit' | 'repeat'; asset: TentativeAsset } | null>(null)
  const close = () => setOpen(null)
  if (assets.length === 0) {
    return (
      <EmptyState
        title="No expected assets recorded yet"
        text="Add a bonus, a refund or money someone owes you, and mark it as received when it arrives."
        action={<Button onClick={onAdd}>Add an expected asset</Button>}
      />
    )
  }
  return (
    <>
      <AssetTable
        caption="Expected assets"
        assets={assets}
        columns={columns}
        searchText={({ asset_amount, expected_date }) =>
          `${formatAmount(asset_amount)} ${formatDate(expected_date)}`
        }
        deletion={deletion}
        action={(asset, name) => (
          <>
            <Button
              small
              aria-label={`Mark as received: ${name}`}
              disabled={deletion.isDeleting(asset)}
              onClick={() => onReceive(asset)}
            >
              Mark as received
            </Button>
            <Menu
              small
              label={`More for ${name}`}
              items={[
                { label: 'Edit', onSelect: () => setOpen({ dialog: 'edit', asset }) },
                { label: 'Repeat', onSelect: () => setOpen({ dialog: 'repeat', asset }) },
              ]}
            >
              More
            </Menu>
          </>
        )}
      />
      {open?.dialog === 'edit' && <EditExpectedAssetDialog asset={open.asset} onClose={close} />}
      {open?.dialog === 'repeat' && <AddExpectedAssetDialog like={open.asset} onClose={close} />}
    </>
  )
}
