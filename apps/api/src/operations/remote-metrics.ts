import type { RemoteLoad } from '@solvent/contracts'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { WatchedRegistry } from '../registry/watched-registry'

const LOAD_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8]

const RELEASE = ['remote', 'version'] as const
const OUTCOMES = [
  'loaded',
  'failed',
  'crashed',
  'withdrawn',
] as const satisfies readonly RemoteLoad['outcome'][]

/** Metrics of the remotes' releases on people's pages. */
export interface RemoteMetrics {
  /** Counts an answer to a page with these releases. */
  answered(releases: readonly string[], status: number): void
  loaded(load: RemoteLoad): void
}

export function remoteMetrics(metrics: Registry, registry: WatchedRegistry | undefined): RemoteMetrics {
  const registers = [metrics]
  const requests = new Counter({
    name: 'solvent_remote_requests_total',
    help: 'API requests of pages that run this release.',
    labelNames: RELEASE,
    registers,
  })
  const errors = new Counter({
    name: 'solvent_remote_server_errors_total',
    help: 'Those of them that the server could not answer (5xx).',
    labelNames: RELEASE,
    registers,
  })
  const loads = new Counter({
    name: 'solvent_remote_loads_total',
    help: 'Outcomes of this release on pages: loaded or failed, crashed later, withdrawn after several failures.',
    labelNames: [...RELEASE, 'outcome'],
    registers,
  })
  const durations = new Histogram({
    name: 'solvent_remote_load_duration_seconds',
    help: 'How long pages waited for this release, whatever the outcome.',
    labelNames: RELEASE,
    buckets: LOAD_SECONDS,
    registers,
  })
  watchProblems(metrics, registry)
  const counted = new Set<string>()
  // Removes the series of releases that have left the registry, so that their number stays bounded.
  registry?.onServed(() => {
    for (const release of counted) {
      if (registry.releases.has(release)) continue
      const labels = toLabels(release)
      for (const metric of [requests, errors, durations]) metric.remove(labels)
      for (const outcome of OUTCOMES) loads.remove({ ...labels, outcome })
      counted.delete(release)
    }
  })
  return {
    answered(releases, status) {
      for (const release of releases) {
        const labels = toLabels(release)
        counted.add(release)
        requests.inc(labels)
        // Created with the first request, so that a rate can be computed from it.
        errors.inc(labels, status >= 500 ? 1 : 0)
      }
    },
    loaded({ remote, version, outcome, milliseconds }) {
      const release = `${remote}@${version}`
      if (!registry?.releases.has(release)) return
      counted.add(release)
      loads.inc({ remote, version, outcome })
      if (outcome === 'loaded' || outcome === 'failed')
        durations.observe({ remote, version }, milliseconds / 1000)
    },
  }
}

function watchProblems(metrics: Registry, registry: WatchedRegistry | undefined): void {
  if (!registry) return
  new Gauge({
    name: 'solvent_registry_revision',
    help: 'The revision of the registry that pages get; 0 before there is one.',
    registers: [metrics],
    async collect() {
      this.set((await registry.latest()).served?.revision ?? 0)
    },
  })
  const problems = new Counter({
    name: 'solvent_registry_problems_total',
    help: 'What was found to be wrong with the registry, each time something new was.',
    labelNames: ['kind'],
    registers: [metrics],
  })
  registry.onProblem(({ kind }) => problems.inc({ kind }))
}

function toLabels(release: string): { remote: string; version: string } {
  const [remote = '', version = ''] = release.split('@')
  return { remote, version }
}
