import type { Asset, TentativeAsset } from '@solvent/contracts'
import { lazyPart, useRestoreFocus } from '@solvent/screen-kit'
import { Tabs } from '@solvent/ui'
import { CurrentAssets } from './current-assets'
import type { AllAssets } from './use-all-assets'

// Lazy, because most visits do not open the second tab.
const ExpectedAssets = lazyPart({
  load: () =>
    import(/* webpackChunkName: "expected" */ './expected-assets').then((module) => module.ExpectedAssets),
  loading: 'Loading expected assets...',
  failed: "We couldn't load your expected assets.",
})

interface AssetTabsProps extends AllAssets {
  tab: string
  onTab: (tab: string) => void
  onAdd: () => void
  onEdit: (asset: Asset) => void
  onReceive: (asset: TentativeAsset) => void
}

/** The tabs for current and expected assets, with their counts. */
export function AssetTabs({ current, expected, tab, onTab, onAdd, onEdit, onReceive }: AssetTabsProps) {
  const lists = useRestoreFocus<HTMLDivElement>('[role="tabpanel"]')
  return (
    <div ref={lists}>
      <Tabs
        label="Assets"
        selected={tab}
        onSelect={onTab}
        items={[
          {
            id: 'current',
            label: `Current Assets (${current.length})`,
            content: <CurrentAssets assets={current} onAdd={onAdd} onEdit={onEdit} />,
          },
          {
            id: 'expected',
            label: `Expected Assets (${expected.length})`,
            content: <ExpectedAssets assets={expected} onAdd={onAdd} onReceive={onReceive} />,
          },
        ]}
      />
    </div>
  )
}
