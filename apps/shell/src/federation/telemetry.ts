import { reportLoads, setReleases } from '@solvent/api-client'
import { type AttemptTrace, durationOf, type RemoteLoader, type RemoteObserver } from '@solvent/remote-kit'

type Load = Parameters<typeof reportLoads>[0][number]

/** Outcomes within this time are sent together. */
const BATCH_MS = 1_000
/** The longest duration that a report may contain. */
const MAX_DURATION_MS = 600_000
const MAX_CAUSE = 300

let batch: Load[] = []

function send(): void {
  const loads = batch
  batch = []
  reportLoads(loads)
}

/** The outcomes that this page has reported of each release, so that a page counts once however often it retries. */
const reported = new Map<string, Set<Load['outcome']>>()

/** The outcome to report; null if it adds nothing to those reported before. */
function newOutcome({ state, remote, version }: AttemptTrace): Load['outcome'] | null {
  if (state === 'loading') return null
  const release = `${remote}@${version}`
  const before = reported.get(release) ?? new Set<Load['outcome']>()
  reported.set(release, before)
  const outcome = state === 'failed' && before.has('loaded') ? 'crashed' : state
  const isKnown = before.has(outcome) || (before.has('failed') && outcome !== 'withdrawn')
  if (isKnown) return null
  before.add(outcome)
  return outcome
}

function reportedFailure({ phase, failure }: AttemptTrace): Pick<Load, 'failure'> {
  return failure ? { failure: { phase, cause: failure.cause.slice(0, MAX_CAUSE) } } : {}
}

/** Reports the outcomes of releases to the server, which withdraws a bad release for all users. */
export const telemetry: RemoteObserver = (outcome) => {
  const { remote, version } = outcome
  const reportable = version === null ? null : newOutcome(outcome)
  if (version === null || reportable === null) return
  const milliseconds = Math.round(Math.min(durationOf(outcome), MAX_DURATION_MS))
  if (batch.length === 0) setTimeout(send, BATCH_MS)
  batch.push({ remote, version, outcome: reportable, milliseconds, ...reportedFailure(outcome) })
}

/** Adds the releases on the page to every call. */
export function reportReleases(loader: RemoteLoader): void {
  loader.subscribe(() => {
    const loaded = loader.report().remotes.filter(({ state }) => state === 'loaded')
    setReleases(loaded.map(({ remote, version }) => `${remote}@${version}`))
  })
}
