import type { JobOutcome, MaintenanceState } from '../maintenance/maintenance-state'
import type { RegistryState, WatchedRegistry } from '../registry/watched-registry'
import type { Database, DatabaseStatus, Maintenance } from '../storage/database'
import { withTimeout } from '../storage/with-timeout'

const STATUS_TIMEOUT_MS = 1_000

/** Whether this server is ready for requests, and what its operators want to know. */
interface ReadinessReport {
  ready: boolean
  /** The database fields are null while the database does not answer. */
  engine: DatabaseStatus['engine'] | null
  /** Whether an acknowledged commit survives a power cut; null if only the database server knows. */
  durable: boolean | null
  writable: boolean | null
  wal_bytes: number | null
  last_backup: JobOutcome | null
  last_verify: JobOutcome | null
  /** The registry of the remotes; null on a server without pages. */
  registry: RegistryReport | null
}

/** Only a registry that was never loaded stops the pages. */
interface RegistryReport {
  /** `stale`: something is wrong with the folder, so pages use the last valid revision. */
  state: 'current' | 'stale' | 'missing'
  revision: number | null
  /** The kind of fault. */
  problem: string | null
  /** Remotes left out of the pages, or left without their canary, because of their row in the revision. */
  dropped: { remote: string; kind: 'row' | 'canary' }[]
}

export interface Readiness {
  maintenance: MaintenanceState
  report(): Promise<ReadinessReport>
  /** Null if the database does not answer within a second. */
  databaseStatus(): Promise<DatabaseStatus | null>
  /** Marks the server as not ready. */
  stop(): void
  readonly isStopping: boolean
}

type Watched = Pick<Database & Maintenance, 'ping' | 'status'>

export function createReadiness(
  db: Watched,
  maintenance: MaintenanceState,
  registry?: WatchedRegistry,
): Readiness {
  let isStopping = false
  const databaseStatus = coalesced(() => withTimeout(pingedStatus(db), STATUS_TIMEOUT_MS, () => null))
  return {
    maintenance,
    databaseStatus,
    async report() {
      const [status, remotes] = await Promise.all([
        isStopping ? null : databaseStatus(),
        registry ? registryReport(await registry.latest()) : null,
      ])
      return {
        ready: status !== null && !isStopping && remotes?.state !== 'missing',
        engine: status?.engine ?? null,
        durable: status?.durable ?? null,
        writable: status?.writable ?? null,
        wal_bytes: status?.walBytes ?? null,
        last_backup: maintenance.lastBackup,
        last_verify: maintenance.lastVerify,
        registry: remotes,
      }
    },
    stop() {
      isStopping = true
    },
    get isStopping() {
      return isStopping
    },
  }
}

function registryReport({ served, fault }: RegistryState): RegistryReport {
  return {
    state: served === null ? 'missing' : fault === null ? 'current' : 'stale',
    revision: served?.revision ?? null,
    problem: fault?.kind ?? null,
    dropped: served?.dropped.map(({ remote, kind }) => ({ remote, kind })) ?? [],
  }
}

export function secondsSince(last: JobOutcome | null): number | null {
  return last && (Date.now() - Date.parse(last.at)) / 1000
}

/** Callers share the answer of a query in progress, so that many probes cost no more than one. */
function coalesced<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let inFlight: Promise<Answer> | null = null
  return () => {
    inFlight ??= ask().finally(() => {
      inFlight = null
    })
    return inFlight
  }
}

async function pingedStatus(db: Watched): Promise<DatabaseStatus | null> {
  try {
    await db.ping()
    return await db.status()
  } catch {
    return null
  }
}
