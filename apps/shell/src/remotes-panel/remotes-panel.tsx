import type { RemoteFact, SharedFact } from '@solvent/remote-kit'
import { Button, Caption, Card, SectionTitle, Stack, space, Table, type TableColumn } from '@solvent/ui'
import { useEffect, useReducer, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { askedRevision, pageRegistry } from '../federation/page-registry'
import { remoteLoader } from '../federation/remotes'
import { type BusEntry, createBusLog } from './bus-log'
import { bytesOfFolder } from './bytes-of-folder'

const Place = styled.aside`
  max-width: 75rem;
  margin: 0 auto;
  padding: 0 ${space[6]} calc(${space[8]} + var(--bottom-bar-height, 0px));
  @media (max-width: 719.98px) { padding-inline: ${space[4]}; }
  @media print { display: none; }
`

const busLog = createBusLog()

/** What changes without a word of its own, such as bytes, is looked at so often. */
const REFRESH_MS = 2_000

function useRefresh() {
  const [, refresh] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const timer = setInterval(refresh, REFRESH_MS)
    const stop = remoteLoader.subscribe(refresh)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [])
}

function bytesText({ folder }: RemoteFact): string {
  const bytes = folder ? bytesOfFolder(folder) : null
  return bytes === null ? '–' : `${(bytes / 1024).toFixed(1)} KB`
}

const remoteColumns: readonly TableColumn<RemoteFact>[] = [
  { key: 'remote', header: 'Remote', render: ({ remote }) => remote },
  { key: 'version', header: 'Release', render: ({ version }) => version ?? 'None that fits' },
  { key: 'channel', header: 'Channel', render: ({ channel }) => channel },
  {
    key: 'source',
    header: 'Source',
    freeText: true,
    render: ({ folder }) => (folder ? new URL(folder).origin : '–'),
  },
  { key: 'state', header: 'State', render: ({ state }) => state },
  {
    key: 'time',
    header: 'Load time',
    align: 'end',
    render: ({ milliseconds }) => (milliseconds === null ? '–' : `${Math.round(milliseconds)} ms`),
  },
  { key: 'bytes', header: 'Bytes', align: 'end', render: bytesText },
  { key: 'failures', header: 'Failures', align: 'end', render: ({ failures }) => failures },
]

const shareColumns: readonly TableColumn<SharedFact>[] = [
  { key: 'name', header: 'Package', render: ({ name }) => name },
  { key: 'version', header: 'Version', render: ({ version }) => version },
  { key: 'by', header: 'Provided by', render: ({ providedBy }) => providedBy },
]

const busColumns: readonly TableColumn<BusEntry>[] = [
  { key: 'topic', header: 'Topic', render: ({ topic }) => topic },
  { key: 'at', header: 'Time', render: ({ at }) => new Date(at).toLocaleTimeString('en-GB') },
  { key: 'listeners', header: 'Heard by', align: 'end', render: ({ listeners }) => listeners },
]

function revisionText(revision: number): string {
  const is = `Revision ${revision} of the registry.`
  return askedRevision === null ? is : `${is} The page is shown as it was then, and takes nothing newer.`
}

/** What the page is composed of, for whoever looks after it. */
export function RemotesPanel({ onClose }: { onClose: () => void }) {
  useRefresh()
  const said = useSyncExternalStore(busLog.subscribe, busLog.entries)
  return (
    <Place aria-label="Remotes of this page">
      <Card
        title="Remotes of this page"
        action={
          <Button small onClick={onClose}>
            Close
          </Button>
        }
      >
        <Stack gap={5}>
          <Caption>{revisionText(pageRegistry.now().revision)}</Caption>
          <Table
            caption="Remotes"
            columns={remoteColumns}
            rows={remoteLoader.facts()}
            rowKey={({ remote }) => remote}
          />
          <SectionTitle>What the shell gives them</SectionTitle>
          <Table
            caption="Shared packages"
            columns={shareColumns}
            rows={remoteLoader.shares()}
            rowKey={({ name, version }) => `${name} ${version}`}
          />
          <SectionTitle>Said on the bus</SectionTitle>
          {said.length === 0 ? (
            <Caption>Nothing yet.</Caption>
          ) : (
            <Table caption="Events of the bus" columns={busColumns} rows={said} rowKey={({ id }) => id} />
          )}
        </Stack>
      </Card>
    </Place>
  )
}
