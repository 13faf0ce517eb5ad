import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PostgresServer } from '@solvent/api-testing/postgres-server'
import pg from 'pg'
import { registerCleanup } from '../runner/cleanup'
import { pollUntil } from '../runner/deadline'
import type { Store } from './api-process'
import { startPostgres } from './start-postgres'

const STREAMING_TIMEOUT_MS = 20_000

/** With `synchronous`, a commit is acknowledged only when the standby has it too. */
export type Replication = 'synchronous' | 'asynchronous'

/** A primary and its standby, which can swap roles; each retains its folder and therefore its address. */
export class PostgresPair {
  private constructor(
    private primary: PostgresServer,
    private standby: PostgresServer,
    private readonly replication: Replication,
    readonly store: Store,
  ) {}

  static async start(folder: string, replication: Replication): Promise<PostgresPair> {
    const primary = await startPostgres(join(folder, 'one'))
    await primary.createDatabase('solvent')
    const standby = await newStandby(join(folder, 'two'), primary)
    const url = `postgres://solvent@${primary.host},${standby.host}/solvent?target_session_attrs=read-write`
    const store: Store = { engine: 'postgres', url, keyFile: join(folder, 'key') }
    const pair = new PostgresPair(primary, standby, replication, store)
    await pair.#waitForStandby()
    return pair
  }

  /** Stops the primary from sending anything to the standby. */
  pauseReplication(): void {
    const sender = this.primary
      .processes()
      .find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('walsender'))
    if (sender !== undefined) process.kill(sender, 'SIGSTOP')
  }

  /** Kills all processes of the primary. */
  async killPrimary(): Promise<void> {
    await this.primary.killAll()
  }

  /** Promotes the standby to primary. */
  promote(): void {
    this.standby.promote()
  }

  /** Replaces the killed primary with a new standby of the promoted server. */
  async rebuild(): Promise<void> {
    const { folder } = this.primary
    rmSync(folder, { recursive: true, force: true })
    this.primary = this.standby
    this.standby = await newStandby(folder, this.primary)
    await this.#waitForStandby()
  }

  async stop(): Promise<void> {
    await this.standby.stop()
    await this.primary.stop('SIGQUIT')
  }

  /** Resolves when the standby is streaming, and commits wait for it if replication is synchronous. */
  async #waitForStandby(): Promise<void> {
    const client = new pg.Client({ connectionString: this.primary.urlOf('postgres') })
    await client.connect()
    try {
      if (this.replication === 'synchronous') {
        await client.query(`alter system set synchronous_standby_names = '*'`)
        await client.query('select pg_reload_conf()')
      }
      const states = this.replication === 'synchronous' ? `sync_state = 'sync'` : `state = 'streaming'`
      const isStreaming = async () =>
        (await client.query(`select from pg_stat_replication where ${states}`)).rowCount === 1
      if ((await pollUntil(STREAMING_TIMEOUT_MS, isStreaming)) === null)
        throw new Error('The standby does not follow')
    } finally {
      await client.end()
    }
  }
}

async function newStandby(folder: string, primary: PostgresServer): Promise<PostgresServer> {
  const standby = new PostgresServer(folder)
  registerCleanup(() => standby.quit())
  standby.createAsStandby(primary)
  await standby.start()
  return standby
}
