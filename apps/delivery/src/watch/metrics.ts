/** A server's counts for one release. */
export interface Counts {
  /** Pages that loaded the release or tried to. */
  loads: number
  /** Those where it could not be loaded, or crashed. */
  failedLoads: number
  /** Calls by pages with this release. */
  requests: number
  serverErrors: number
}

/** Counts by `<name> <version>`. */
export type Counted = ReadonlyMap<string, Counts>

const LINE = /^(solvent_remote_[a-z_]+)\{([^}]*)\}\s+([0-9.eE+-]+)/
const LABEL = /([a-z_]+)="((?:[^"\\]|\\.)*)"/g

interface Sample {
  metric: string
  release: string
  outcome: string | undefined
  value: number
}

function samplesOf(text: string): Sample[] {
  return text.split('\n').flatMap((line) => {
    const [, metric = '', labels = '', number = ''] = LINE.exec(line) ?? []
    const { remote, version, outcome } = Object.fromEntries(
      [...labels.matchAll(LABEL)].map(([, name, value]) => [name, value]),
    )
    const value = Number(number)
    if (!metric || !remote || !version || !Number.isFinite(value)) return []
    return [{ metric, release: `${remote} ${version}`, outcome, value }]
  })
}

/** Parses the Prometheus text format, summing over other labels. */
export function readMetrics(text: string): Map<string, Counts> {
  const counted = new Map<string, Counts>()
  for (const { metric, release, outcome, value } of samplesOf(text)) {
    const counts = counted.get(release) ?? { loads: 0, failedLoads: 0, requests: 0, serverErrors: 0 }
    counted.set(release, counts)
    if (metric === 'solvent_remote_loads_total') {
      if (outcome === 'loaded' || outcome === 'failed') counts.loads += value
      if (outcome === 'failed' || outcome === 'crashed') counts.failedLoads += value
    }
    if (metric === 'solvent_remote_requests_total') counts.requests += value
    if (metric === 'solvent_remote_server_errors_total') counts.serverErrors += value
  }
  return counted
}
