import { useRead } from '@solvent/api-client'
import { listAssets } from '@solvent/contracts'
import { QueryBoundary } from '@solvent/screen-kit'
import { EmptyState, Page, StatTile } from '@solvent/ui'

/** Activity: one reading of the server, to begin with. */
export default function ActivityPage() {
  const query = useRead(listAssets, {})
  return (
    <Page title="Activity">
      <QueryBoundary query={query} loading="Loading activity..." failed="Failed to load activity.">
        {({ assets }) =>
          assets.length === 0 ? (
            <EmptyState title="Nothing here yet" text="What you own will count here." />
          ) : (
            <StatTile label="Assets" value={String(assets.length)} />
          )
        }
      </QueryBoundary>
    </Page>
  )
}
