import { assetNaming } from '@solvent/contracts'
import { Button, Table, type TableColumn } from '@solvent/ui'
import type { ReactNode } from 'react'
import { AssetName } from './asset-name'
import type { Deletable, Deletion } from './use-deletion'
import { useListView } from './use-list-view'

interface AssetTableProps<Row extends Deletable> {
  /** "Current assets". */
  caption: string
  assets: readonly Row[]
  /** The columns between type and description. */
  columns: readonly TableColumn<Row>[]
  /** What a search finds, besides the type and the description. */
  searchText: (asset: Row) => string
  deletion: Deletion<Row>
  /** The button before Delete. */
  action: (asset: Row, name: string) => ReactNode
}

/** A table of assets with search, sorting and Delete. */
export function AssetTable<Row extends Deletable>(props: AssetTableProps<Row>) {
  const { caption, assets, columns, searchText, deletion, action } = props
  const { remove, isDeleting } = deletion
  const listView = useListView(assets.length)
  const allColumns: TableColumn<Row>[] = [
    {
      key: 'type',
      header: 'Asset Type',
      render: (asset) => <AssetName asset={asset} />,
      sortBy: (asset) => assetNaming(asset).name,
    },
    ...columns,
    {
      key: 'description',
      wideOnly: true,
      header: 'Description',
      freeText: true,
      render: ({ description }) => description || '-',
      sortBy: ({ description }) => description,
    },
    {
      key: 'actions',
      header: 'Actions',
      actions: true,
      render: (asset) => {
        const { name } = assetNaming(asset)
        return (
          <>
            {action(asset, name)}
            <Button
              small
              aria-label={`Delete ${name}`}
              busy={isDeleting(asset)}
              onClick={() => remove(asset)}
            >
              Delete
            </Button>
          </>
        )
      },
    },
  ]
  return (
    <Table
      caption={caption}
      columns={allColumns}
      rows={assets}
      rowKey={({ id }) => id}
      {...listView}
      searchText={(asset) => [asset.asset_type, searchText(asset), asset.description].join(' ')}
      searchLabel={`Search ${caption.toLowerCase()}`}
    />
  )
}
