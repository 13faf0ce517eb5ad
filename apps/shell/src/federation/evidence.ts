import { reportLoads, setReleases } from '@solvent/api-client'
import type { RemoteLoader, RemoteObserver } from '@solvent/remote-kit'

type Load = Parameters<typeof reportLoads>[0][number]

/** What happens within this time is told at once. */
const COLLECT_MS = 1_000
/** The longest time that a report may name. */
const LONGEST_MS = 600_000

let waiting: Load[] = []

function tell(): void {
  const loads = waiting
  waiting = []
  reportLoads(loads)
}

function collect(
  { remote, version }: Pick<Load, 'remote' | 'version'>,
  outcome: Load['outcome'],
  ms: number,
) {
  const milliseconds = Math.round(Math.min(ms, LONGEST_MS))
  if (waiting.length === 0) setTimeout(tell, COLLECT_MS)
  waiting.push({ remote, version, outcome, milliseconds })
}

/** Tells the server how releases do in this browser, by which a bad one is withdrawn for everybody. */
export const evidence: RemoteObserver = {
  loaded: (release, milliseconds) => collect(release, 'loaded', milliseconds),
  failed: (release, milliseconds) => collect(release, 'failed', milliseconds),
  withdrawn: (release) => collect(release, 'withdrawn', 0),
}

/** Lets every call say which releases are on the page. */
export function nameReleases(loader: RemoteLoader): void {
  loader.subscribe(() => {
    const loaded = loader.facts().filter(({ state }) => state === 'loaded')
    setReleases(loaded.map(({ remote, version }) => `${remote}@${version}`))
  })
}
