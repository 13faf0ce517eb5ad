import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { DomainEvent } from '../domain/events'
import type { WatchedRegistry } from '../registry/watched-registry'
import type { DatabaseStatus } from '../storage/database'
import type { Transactions } from './measured-database'
import { type Readiness, secondsSince } from './readiness'
import { type RemoteMetrics, remoteMetrics } from './remote-metrics'

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.3, 0.5, 1, 2.5, 5, 10]
const PROVIDER_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 31]

interface FinishedRequest {
  method: string
  /** The pattern, never the path. */
  route: string
  status: number
  seconds: number
}

export interface Metrics {
  registry: Registry
  request(finished: FinishedRequest): void
  event(event: DomainEvent): void
  transactions: Transactions
  remotes: RemoteMetrics
}

/** The server's metrics for Prometheus. No label reveals anything about a person. */
export function createMetrics(readiness: Readiness, watched?: WatchedRegistry): Metrics {
  const registry = new Registry()
  const registers = [registry]
  watchDatabase(registry, readiness)
  watchMaintenance(registry, readiness)
  const remotes = remoteMetrics(registry, watched)
  return {
    registry,
    request: requestMetrics(registers),
    event: eventMetrics(registers, remotes),
    transactions: transactionMetrics(registers),
    remotes,
  }
}

function requestMetrics(registers: Registry[]): Metrics['request'] {
  const labelNames = ['method', 'route', 'status'] as const
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered.',
    labelNames,
    registers,
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the end of the headers to the end of the answer.',
    labelNames,
    buckets: SECONDS,
    registers,
  })
  return ({ seconds, ...labels }) => {
    requests.inc(labels)
    durations.observe(labels, seconds)
  }
}

function eventMetrics(registers: Registry[], remotes: RemoteMetrics): Metrics['event'] {
  const attempts = new Counter({
    name: 'solvent_secret_tries_total',
    help: 'Passwords and recovery keys tried, by what for; a login is the use "login".',
    labelNames: ['use', 'outcome'],
    registers,
  })
  const tokens = new Counter({
    name: 'solvent_tokens_refused_total',
    help: 'Access tokens refused: invalid (forged or expired) or revoked.',
    labelNames: ['reason'],
    registers,
  })
  const calls = new Histogram({
    name: 'solvent_provider_call_duration_seconds',
    help: 'Calls of the model provider.',
    labelNames: ['call', 'outcome'],
    buckets: PROVIDER_SECONDS,
    registers,
  })
  const entries = new Counter({
    name: 'solvent_journal_entries_total',
    help: 'Entries of the journal that were committed.',
    labelNames: ['kind'],
    registers,
  })
  return (event) => {
    if (event.event === 'entry_written') entries.inc({ kind: event.kind })
    else if (event.event === 'secret_tried')
      attempts.inc({ use: event.use, outcome: event.ok ? 'ok' : 'failed' })
    else if (event.event === 'throttled') attempts.inc({ use: event.use, outcome: 'throttled' })
    else if (event.event === 'token_refused') tokens.inc({ reason: event.reason })
    else if (event.event === 'remote_loaded') remotes.loaded(event)
    else calls.observe({ call: event.call, outcome: event.outcome }, event.seconds)
  }
}

function transactionMetrics(registers: Registry[]): Transactions {
  const durations = new Histogram({
    name: 'solvent_database_transaction_duration_seconds',
    help: 'Transactions of requests, with their wait for a turn and their retries.',
    labelNames: ['outcome'],
    buckets: SECONDS,
    registers,
  })
  const retries = new Counter({
    name: 'solvent_database_transaction_retries_total',
    help: 'Transactions run again after they lost against another one.',
    registers,
  })
  return {
    finished: (outcome, seconds) => durations.observe({ outcome }, seconds),
    retried: (times) => retries.inc(times),
  }
}

/** Read on each scrape; without a value while the database does not answer. */
function watchDatabase(registry: Registry, readiness: Readiness): void {
  const gauges: [name: string, help: string, value: (status: DatabaseStatus) => number | null][] = [
    ['transactions_running', 'Transactions that run now.', ({ running }) => running],
    ['transactions_waiting', 'Transactions that wait for their turn.', ({ waiting }) => waiting],
    ['wal_bytes', 'Write-ahead log that a start after a crash would read.', ({ walBytes }) => walBytes],
    ['writable', '1 while anything can be saved, 0 on a full disk.', ({ writable }) => Number(writable)],
  ]
  for (const [name, help, value] of gauges) {
    new Gauge({
      name: `solvent_database_${name}`,
      help,
      registers: [registry],
      async collect() {
        setOrRemove(this, await readiness.databaseStatus().then((status) => status && value(status)))
      },
    })
  }
}

function watchMaintenance(registry: Registry, { maintenance }: Readiness): void {
  for (const [name, job] of [
    ['backup', 'lastBackup'],
    ['verify', 'lastVerify'],
  ] as const) {
    new Gauge({
      name: `solvent_last_${name}_age_seconds`,
      help: `Since the last ${name} ended; no value before the first.`,
      registers: [registry],
      collect() {
        setOrRemove(this, secondsSince(maintenance[job]))
      },
    })
    new Gauge({
      name: `solvent_last_${name}_ok`,
      help: `1 if the last ${name} went well, else 0.`,
      registers: [registry],
      collect() {
        const last = maintenance[job]
        setOrRemove(this, last && Number(last.ok))
      },
    })
  }
}

function setOrRemove(gauge: Gauge, value: number | null): void {
  if (value === null) gauge.remove()
  else gauge.set(value)
}
