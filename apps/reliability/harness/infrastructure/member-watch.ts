import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { POSTGRES_PORT } from '../../../../deploy/ha/local/ports.mjs'
import type { Store } from '../app/api-process'
import { testProgram } from '../app/built-program'
import { openSql } from '../app/sql'
import { registerCleanup } from '../runner/cleanup'
import { type AcknowledgedWrite, writesBesidePrimary } from './acknowledged-writes'
import type { HaCluster, Machine } from './ha-cluster'

/** Writes to every server of the cluster directly, on its own machine, so that also a cut-off one is asked. */
export class MemberWatch {
  readonly #writes: AcknowledgedWrite[] = []

  private constructor(
    private readonly store: Store,
    private readonly children: ChildProcess[],
  ) {}

  static async start(cluster: HaCluster, store: Store): Promise<MemberWatch> {
    const sql = await openSql(store)
    await sql.query('create schema probe')
    await sql.query('create table probe.writes (id uuid primary key)')
    await sql.close()
    const watch = new MemberWatch(store, [])
    for (const machine of cluster.state.machines) watch.#follow(cluster, machine)
    return watch
  }

  get count(): number {
    return this.#writes.length
  }

  /** How many writes a server accepted beside the primary. */
  get beside(): number {
    return writesBesidePrimary(this.#writes).length
  }

  /** Stops, and lists what is wrong with the acknowledged writes. */
  async stop(): Promise<string[]> {
    for (const child of this.children) child.kill('SIGKILL')
    const sql = await openSql(this.store)
    const lost = await sql.query(
      'select from unnest($1::uuid[]) as acknowledged (id) where id not in (select id from probe.writes)',
      [this.#writes.map(({ id }) => id)],
    )
    await sql.query('drop schema probe cascade')
    await sql.close()
    return lost.length === 0 ? [] : [`${lost.length} acknowledged writes of the watch are lost`]
  }

  #follow(cluster: HaCluster, { name, postgres }: Machine): void {
    const url = new URL(cluster.state.databaseUrl)
    url.host = `${postgres}:${POSTGRES_PORT}`
    const command = [process.execPath, testProgram('member-writes'), name, url.href]
    const child = spawn('ip', ['netns', 'exec', `solvent-ha-${name}`, ...command], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    registerCleanup(() => child.kill('SIGKILL'))
    // `ip` replaces itself with the program, so the process id stays the same.
    if (child.pid !== undefined) cluster.observers.add(child.pid)
    createInterface({ input: child.stdout }).on('line', (line) => {
      this.#writes.push(JSON.parse(line) as AcknowledgedWrite)
    })
    this.children.push(child)
  }
}
