import { durationOf, type RemoteReport, type SharedPackageUse } from '@solvent/remote-kit'
import {
  Button,
  Caption,
  Card,
  Disclosure,
  SectionTitle,
  Stack,
  space,
  Table,
  type TableColumn,
} from '@solvent/ui'
import { useEffect, useReducer, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { pinnedRevision } from '../federation/page-registry'
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

const Report = styled.pre`
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`

const busLog = createBusLog()

/** For values that change without an event, such as the bytes. */
const REFRESH_INTERVAL_MS = 2_000

function useRefresh() {
  const [, refresh] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const timer = setInterval(refresh, REFRESH_INTERVAL_MS)
    const stop = remoteLoader.subscribe(refresh)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [])
}

function timeText({ onScreen }: RemoteReport): string {
  return onScreen ? `${Math.round(durationOf(onScreen))} ms` : '–'
}

function bytesText({ onScreen }: RemoteReport): string {
  const bytes = onScreen?.folder ? bytesOfFolder(onScreen.folder) : null
  return bytes === null ? '–' : `${(bytes / 1024).toFixed(1)} KB`
}

function lastFailure({ attempts }: RemoteReport): string {
  const failed = attempts.findLast(({ failure }) => failure !== null)
  return failed?.failure ? `${failed.phase}: ${failed.failure.cause}` : '–'
}

const remoteColumns: readonly TableColumn<RemoteReport>[] = [
  { key: 'remote', header: 'Remote', render: ({ remote }) => remote },
  { key: 'version', header: 'Release', render: ({ version }) => version ?? 'None compatible' },
  { key: 'channel', header: 'Channel', render: ({ channel }) => channel ?? '–' },
  {
    key: 'source',
    header: 'Source',
    freeText: true,
    render: ({ onScreen }) => (onScreen?.folder ? new URL(onScreen.folder).origin : '–'),
  },
  { key: 'state', header: 'State', render: ({ state }) => state },
  { key: 'time', header: 'Load time', align: 'end', render: timeText },
  { key: 'bytes', header: 'Bytes', align: 'end', render: bytesText },
  { key: 'failures', header: 'Failures', align: 'end', render: ({ failures }) => failures },
  { key: 'last', header: 'Last failure', freeText: true, render: lastFailure },
]

const shareColumns: readonly TableColumn<SharedPackageUse>[] = [
  { key: 'name', header: 'Package', render: ({ name }) => name },
  { key: 'version', header: 'Version', render: ({ version }) => version },
  { key: 'by', header: 'Provided by', render: ({ providedBy }) => providedBy },
  { key: 'used', header: 'Used by', render: ({ usedBy }) => usedBy.join(', ') || '–' },
]

const busColumns: readonly TableColumn<BusEntry>[] = [
  { key: 'topic', header: 'Topic', render: ({ topic }) => topic },
  { key: 'at', header: 'Time', render: ({ at }) => new Date(at).toLocaleTimeString('en-GB') },
  { key: 'listeners', header: 'Listeners', align: 'end', render: ({ listeners }) => listeners },
]

function revisionText(revision: number): string {
  const text = `Registry revision ${revision}.`
  return pinnedRevision === null ? text : `${text} This page is pinned to it and gets no updates.`
}

/** The remotes, shared packages and bus events of the page, for developers and operators. */
export function RemotesPanel({ onClose }: { onClose: () => void }) {
  useRefresh()
  const report = remoteLoader.report()
  const events = useSyncExternalStore(busLog.subscribe, busLog.entries)
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
          <Caption>{revisionText(report.revision)}</Caption>
          <Table
            caption="Remotes"
            columns={remoteColumns}
            rows={report.remotes}
            rowKey={({ remote }) => remote}
          />
          <SectionTitle>Shared packages</SectionTitle>
          <Table
            caption="Shared packages"
            columns={shareColumns}
            rows={report.sharedPackages}
            rowKey={({ name, version }) => `${name} ${version}`}
          />
          <SectionTitle>Bus events</SectionTitle>
          {events.length === 0 ? (
            <Caption>No events yet.</Caption>
          ) : (
            <Table caption="Bus events" columns={busColumns} rows={events} rowKey={({ id }) => id} />
          )}
          <Disclosure title="Load report (JSON)">
            <Report>{JSON.stringify(report, null, 2)}</Report>
          </Disclosure>
        </Stack>
      </Card>
    </Place>
  )
}
