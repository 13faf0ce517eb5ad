import { setTimeout as sleep } from 'node:timers/promises'
import type { HaCluster, Machine } from './ha-cluster'

/** How long the primary runs without replicating before it is killed. */
const PAUSED_MS = 300
const STORAGE_FULL = 507

export interface ClusterFault {
  name: string
  /** Whether no server can save until the fault ends. */
  stopsSaving?: boolean
  /** The status that requests may get besides 503. */
  refusal?: number
  cause(
    cluster: HaCluster,
    machines: readonly [primary: Machine, one: Machine, other: Machine],
  ): Promise<void>
  /** Undoes what does not end without help. */
  end?(cluster: HaCluster, primary: Machine): void
}

export const primaryKilledUnreplicated: ClusterFault = {
  name: 'killed without replication',
  async cause(cluster, [primary]) {
    cluster.pauseReplication(primary)
    await sleep(PAUSED_MS)
    cluster.signal(primary, 'SIGKILL')
  },
}

export const clusterFaults: readonly ClusterFault[] = [
  {
    name: 'killed',
    cause: async (cluster, [primary]) => cluster.signal(primary, 'SIGKILL'),
  },
  {
    name: 'frozen',
    cause: async (cluster, [primary]) => cluster.signal(primary, 'SIGSTOP'),
    end: (cluster, primary) => cluster.signal(primary, 'SIGCONT'),
  },
  {
    name: 'cut off',
    cause: async (cluster, [primary]) => cluster.connect(primary, false),
    end: (cluster, primary) => cluster.connect(primary, true),
  },
  {
    name: 'disk full',
    // The primary stays up and serves reads, so no standby takes over.
    stopsSaving: true,
    refusal: STORAGE_FULL,
    cause: async (cluster, [primary]) => cluster.fillDisk(primary),
    end: (cluster, primary) => cluster.freeDisk(primary),
  },
  {
    name: 'etcd killed',
    cause: async (cluster) => cluster.killEtcd(),
  },
  {
    name: 'two killed',
    stopsSaving: true,
    async cause(cluster, [primary, one]) {
      cluster.signal(primary, 'SIGKILL')
      cluster.signal(one, 'SIGKILL')
    },
  },
  primaryKilledUnreplicated,
]
