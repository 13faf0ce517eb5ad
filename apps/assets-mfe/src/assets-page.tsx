import type { Asset, TentativeAsset } from '@solvent/contracts'
import { lazyForm, QueryBoundary, useUrlFlag, useUrlTab } from '@solvent/screen-kit'
import { Button, FloatingAction, Page } from '@solvent/ui'
import { useState } from 'react'
import { AddAssetDialog } from './add-asset-dialog'
import { AssetTabs } from './asset-tabs'
import { EditAssetDialog } from './edit-asset-dialog'
import { ReceiveDialog } from './receive-dialog'
import { Totals } from './totals'
import { useAllAssets } from './use-all-assets'

// In one file with the tab it belongs to.
const AddExpectedAssetDialog = lazyForm(() =>
  import(/* webpackChunkName: "expected" */ './add-expected-asset-dialog').then(
    (module) => module.AddExpectedAssetDialog,
  ),
)

/** Asset Management: current and expected assets. */
export function AssetsPage() {
  const query = useAllAssets()
  const [tab, setTab] = useUrlTab(['current', 'expected'], 'current', { ownTables: true })
  const [isAdding, setAdding] = useState(false)
  const [edited, setEdited] = useState<Asset | null>(null)
  const [received, setReceived] = useState<TentativeAsset | null>(null)

  const add = () => setAdding(true)
  useUrlFlag('add', add)
  const addButton = (
    <FloatingAction>
      <Button variant="primary" onClick={add}>
        Add Asset
      </Button>
    </FloatingAction>
  )
  const AddDialog = tab === 'expected' ? AddExpectedAssetDialog : AddAssetDialog
  return (
    <Page title="Asset Management" subtitle="Track your current and future assets" actions={addButton}>
      <QueryBoundary query={query} loading="Loading assets..." failed="Failed to load asset data.">
        {(assets) => (
          <>
            <Totals {...assets} />
            <AssetTabs
              {...assets}
              tab={tab}
              onTab={setTab}
              onAdd={add}
              onEdit={setEdited}
              onReceive={setReceived}
            />
          </>
        )}
      </QueryBoundary>
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
      {edited && <EditAssetDialog asset={edited} onClose={() => setEdited(null)} />}
      {received && <ReceiveDialog asset={received} onClose={() => setReceived(null)} />}
    </Page>
  )
}
