import { reportLoads, setReleases } from '@solvent/api-client'
import type { RemoteLoader, RemoteObserver } from '@solvent/remote-kit'

type Load = Parameters<typeof reportLoads>[0][number]

/** Outcomes within this time are sent together. */
const BATCH_MS = 1_000
/** The longest duration that a report may contain. */
const MAX_DURATION_MS = 600_000

let batch: Load[] = []

function send(): void {
  const loads = batch
  batch = []
  reportLoads(loads)
}

function add(
  { remote, version }: Pick<Load, 'remote' | 'version'>,
  outcome: Load['outcome'],
  duration: number,
) {
  const milliseconds = Math.round(Math.min(duration, MAX_DURATION_MS))
  if (batch.length === 0) setTimeout(send, BATCH_MS)
  batch.push({ remote, version, outcome, milliseconds })
}

/** Reports the outcomes of releases to the server, which withdraws a bad release for all users. */
export const telemetry: RemoteObserver = {
  loaded: (release, duration) => add(release, 'loaded', duration),
  failed: (release, duration) => add(release, 'failed', duration),
  withdrawn: (release) => add(release, 'withdrawn', 0),
}

/** Adds the releases on the page to every call. */
export function reportReleases(loader: RemoteLoader): void {
  loader.subscribe(() => {
    const loaded = loader.statuses().filter(({ state }) => state === 'loaded')
    setReleases(loaded.map(({ remote, version }) => `${remote}@${version}`))
  })
}
