import { type Reading, useRead } from '@solvent/api-client'
import { type Asset, listAssets, listTentativeAssets, type TentativeAsset } from '@solvent/contracts'
import { QueryFrame } from '@solvent/remote-kit'
import { Button, Page, Tabs } from '@solvent/ui'
import { useState } from 'react'
import { AddAssetDialog } from './add-asset-dialog'
import { AddExpectedAssetDialog } from './add-expected-asset-dialog'
import { CurrentAssets } from './current-assets'
import { EditAssetDialog } from './edit-asset-dialog'
import { ExpectedAssets } from './expected-assets'

interface AllAssets {
  current: Asset[]
  expected: TentativeAsset[]
}

/** Both lists as one reading: the page shows them together or not at all. */
function useAllAssets(): Reading<AllAssets> {
  const current = useRead(listAssets, {})
  const expected = useRead(listTentativeAssets, {})
  const data =
    current.data && expected.data
      ? { current: current.data.assets, expected: expected.data.tentative_assets }
      : undefined
  return {
    data,
    error: current.error ?? expected.error,
    retry: () => {
      current.retry()
      expected.retry()
    },
  }
}

/** Asset Management: what the person owns, and what is expected. */
export default function AssetsPage() {
  const reading = useAllAssets()
  const [tab, setTab] = useState('current')
  const [isAdding, setAdding] = useState(false)
  const [edited, setEdited] = useState<Asset | null>(null)

  const addButton = (
    <Button variant="primary" onClick={() => setAdding(true)}>
      Add Asset
    </Button>
  )
  const AddDialog = tab === 'current' ? AddAssetDialog : AddExpectedAssetDialog
  return (
    <Page title="Asset Management" subtitle="Track your current and future assets" actions={addButton}>
      <QueryFrame reading={reading} loading="Loading assets..." failed="Failed to load asset data.">
        {({ current, expected }) => (
          <Tabs
            label="Assets"
            selected={tab}
            onSelect={setTab}
            items={[
              {
                id: 'current',
                label: `Current Assets (${current.length})`,
                content: <CurrentAssets assets={current} onEdit={setEdited} />,
              },
              {
                id: 'expected',
                label: `Expected Assets (${expected.length})`,
                content: <ExpectedAssets assets={expected} />,
              },
            ]}
          />
        )}
      </QueryFrame>
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
      {edited && <EditAssetDialog asset={edited} onClose={() => setEdited(null)} />}
    </Page>
  )
}
