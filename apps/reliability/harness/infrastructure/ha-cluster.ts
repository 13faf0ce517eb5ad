import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { untilReplicated } from '../../../../deploy/ha/local/cluster-state.mjs'
import { PATRONI_PORT } from '../../../../deploy/ha/local/ports.mjs'
import { registerCleanup } from '../runner/cleanup'
import { pollUntil } from '../runner/deadline'
import { repositoryPath } from '../runner/repository'
import { missingVolume, Volume } from './volume'

/** Debian's packages by the programs that they contain. */
const PACKAGES = { patroni: 'patroni python3-etcd', etcd: 'etcd-server', haproxy: 'haproxy', ip: 'iproute2' }
const DISK_MB = 2048
const RESTART_TIMEOUT_MS = 60_000
const REQUEST_TIMEOUT_MS = 2000

export interface Machine {
  name: string
  /** Address of its PostgreSQL server. */
  postgres: string
  device: string
}

interface State {
  databaseUrl: string
  serversUrl: string
  machines: Machine[]
  processes: { name: string; pid: number | null }[]
}

/** Why the cluster cannot run on this machine, or null. */
export function missingHaCluster(): string | null {
  if (process.getuid?.() !== 0) return 'it needs root for three networks and three disks'
  const absent = Object.entries(PACKAGES).filter(([program]) => !isInstalled(program))
  if (absent.length > 0) {
    const packages = absent.map(([, names]) => names).join(' ')
    return `it needs the programs ${absent.map(([program]) => program).join(', ')} (Debian: apt-get install ${packages})`
  }
  return missingVolume()
}

/** The cluster of deploy/ha: three machines, each with its own network and disk, whose parts can fail. */
export class HaCluster {
  /** Processes on the machines' networks that no fault affects. */
  readonly observers = new Set<number>()

  private constructor(
    private readonly folder: string,
    private readonly child: ChildProcess,
    private readonly disks: ReadonlyMap<string, Volume>,
  ) {}

  /**
   * @param restartSeconds how long a killed program is down
   * @param source deploy/ha or a changed copy of it
   */
  static async start(
    scratch: string,
    restartSeconds: number,
    source = repositoryPath('deploy/ha'),
  ): Promise<HaCluster> {
    const folder = join(scratch, 'ha')
    mkdirSync(folder)
    chmodSync(scratch, 0o755)
    const disks = new Map(['one', 'two', 'three'].map((name) => [name, mountDisk(scratch, folder, name)]))
    const args = ['start-local.mjs', folder, '--isolated', '--restart-after', String(restartSeconds)]
    const child = spawn(process.execPath, args, { cwd: source, stdio: ['ignore', 'pipe', 'inherit'] })
    const cluster = new HaCluster(folder, child, disks)
    child.once(
      'exit',
      registerCleanup(() => cluster.#killAll()),
    )
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.startsWith('Ready.')) return cluster
    }
    throw new Error('The cluster did not start')
  }

  get state(): State {
    return JSON.parse(readFileSync(join(this.folder, 'cluster.json'), 'utf8')) as State
  }

  /** The primary first. */
  async machines(): Promise<[primary: Machine, one: Machine, other: Machine]> {
    const { machines } = this.state
    const isPrimary = await Promise.all(machines.map(({ postgres }) => leads(postgres)))
    const primary = machines.find((_, index) => isPrimary[index])
    const [one, other] = machines.filter((machine) => machine !== primary)
    if (!primary || !one || !other) throw new Error('There is no primary')
    return [primary, one, other]
  }

  /** Sends the signal to every process of the machine. Killed ones start again after the restart time. */
  signal({ name }: Machine, signal: NodeJS.Signals): void {
    for (const pid of this.#processes(name)) kill(pid, signal)
  }

  /** Stops the machine's PostgreSQL server from sending anything to its standbys. */
  pauseReplication({ name }: Machine): void {
    for (const pid of this.#processes(name)) {
      if (commandOf(pid).includes('walsender')) kill(pid, 'SIGSTOP')
    }
  }

  killEtcd(): void {
    for (const { name, pid } of this.state.processes) {
      if (name.startsWith('etcd') && pid !== null) kill(pid, 'SIGKILL')
    }
  }

  connect({ device }: Machine, isConnected: boolean): void {
    execFileSync('ip', ['link', 'set', device, isConnected ? 'up' : 'down'])
  }

  /** Fills the machine's disk to the last byte. */
  fillDisk({ name }: Machine): void {
    try {
      execFileSync('dd', ['if=/dev/zero', `of=${this.#filler(name)}`, 'bs=1M'], { stdio: 'ignore' })
    } catch {
      // The disk is full, as intended.
    }
  }

  freeDisk({ name }: Machine): void {
    rmSync(this.#filler(name))
  }

  /** Resolves when no program waits for its restart. */
  async untilRestarted(): Promise<void> {
    const isComplete = () => this.state.processes.every(({ pid }) => pid !== null)
    if ((await pollUntil(RESTART_TIMEOUT_MS, isComplete)) === null)
      throw new Error('A killed program did not start again')
  }

  /** Resolves when a primary has two streaming standbys. */
  async untilReplicated(): Promise<void> {
    await untilReplicated(this.state.machines)
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit')
    this.child.kill('SIGTERM')
    await ended
    for (const disk of this.disks.values()) await disk.unmount()
  }

  #filler(name: string): string {
    return join(this.disks.get(name)?.folder ?? '', 'filler')
  }

  #processes(name: string): number[] {
    const output = execFileSync('ip', ['netns', 'pids', `solvent-ha-${name}`], { encoding: 'utf8' })
    const pids = output.split('\n').filter((line) => line !== '')
    return pids.map(Number).filter((pid) => !this.observers.has(pid))
  }

  /** After an error. The next start removes the networks. */
  #killAll(): void {
    this.child.kill('SIGKILL')
    for (const name of this.disks.keys()) {
      for (const pid of this.#processes(name)) kill(pid, 'SIGKILL')
    }
  }
}

function mountDisk(scratch: string, folder: string, name: string): Volume {
  const disk = new Volume(join(scratch, name))
  disk.format(DISK_MB)
  disk.mount()
  symlinkSync(disk.folder, join(folder, name))
  return disk
}

async function leads(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
    return (await fetch(`http://${address}:${PATRONI_PORT}/primary`, { signal })).ok
  } catch {
    return false
  }
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended meanwhile.
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

function isInstalled(program: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], {
      stdio: 'ignore',
      env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` },
    })
    return true
  } catch {
    return false
  }
}
