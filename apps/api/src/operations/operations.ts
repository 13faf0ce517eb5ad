import type { FastifyInstance } from 'fastify'
import type { MaintenanceState } from '../maintenance/maintenance-state'
import type { WatchedRegistry } from '../registry/watched-registry'
import type { Database, Maintenance } from '../storage/database'
import { createMetrics, type Metrics } from './metrics'
import { createReadiness, type Readiness } from './readiness'

/** What the server reports to its operators. */
export interface Operations {
  readiness: Readiness
  metrics: Metrics
  /** Only on a server with pages. */
  registry: WatchedRegistry | undefined
  /** Whether the metrics have a separate port. */
  hasMetricsPort: boolean
  /** Makes the app report its requests to a trace collector. */
  instrument?: ((app: FastifyInstance) => void) | undefined
}

interface Options {
  db: Database & Maintenance
  maintenance?: MaintenanceState
  registry?: WatchedRegistry | undefined
  hasMetricsPort?: boolean
  instrument?: Operations['instrument']
}

export function createOperations({
  db,
  maintenance = { lastBackup: null, lastVerify: null },
  registry,
  hasMetricsPort = false,
  instrument,
}: Options): Operations {
  const readiness = createReadiness(db, maintenance, registry)
  return { readiness, metrics: createMetrics(readiness, registry), registry, hasMetricsPort, instrument }
}
