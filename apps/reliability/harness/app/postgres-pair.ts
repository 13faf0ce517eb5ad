import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PostgresServer } from '@solvent/api-testing/postgres-server'
import pg from 'pg'
import { registerCleanup } from '../runner/cleanup'
import { pollUntil } from '../runner/deadline'
import type { Store } from './api-process'
import { startPostgres } from './start-postgres'

const STREAMING_MS = 20_000

/** Whether a commit is acknowledged only when the standby has it, too. */
export type Copying = 'synchronous' | 'asynchronous'

/** A primary and its standby, which change places; each keeps its folder, and so its address. */
export class PostgresPair {
  private constructor(
    private primary: PostgresServer,
    private standby: PostgresServer,
    private readonly copying: Copying,
    readonly store: Store,
  ) {}

  static async start(folder: string, copying: Copying): Promise<PostgresPair> {
    const primary = await startPostgres(join(folder, 'one'))
    await primary.createDatabase('solvent')
    const standby = await newStandby(join(folder, 'two'), primary)
    const url = `postgres://solvent@${primary.host},${standby.host}/solvent?target_session_attrs=read-write`
    const store: Store = { engine: 'postgres', url, keyFile: join(folder, 'key') }
    const pair = new PostgresPair(primary, standby, copying, store)
    await pair.#follow()
    return pair
  }

  /** The primary sends nothing more to the standby. */
  holdLine(): void {
    const sender = this.primary
      .processes()
      .find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('walsender'))
    if (sender !== undefined) process.kill(sender, 'SIGSTOP')
  }

  /** Ends every process of the primary at once. */
  async killPrimary(): Promise<void> {
    await this.primary.killAll()
  }

  /** The standby becomes the primary. */
  promote(): void {
    this.standby.promote()
  }

  /** Makes a new standby in the place of the primary that was killed, of the one that was promoted. */
  async rebuild(): Promise<void> {
    const { folder } = this.primary
    rmSync(folder, { recursive: true, force: true })
    this.primary = this.standby
    this.standby = await newStandby(folder, this.primary)
    await this.#follow()
  }

  async stop(): Promise<void> {
    await this.standby.stop()
    await this.primary.stop('SIGQUIT')
  }

  /** Resolves when the standby follows, and is waited for where it is to be. */
  async #follow(): Promise<void> {
    const client = new pg.Client({ connectionString: this.primary.urlOf('postgres') })
    await client.connect()
    try {
      if (this.copying === 'synchronous') {
        await client.query(`alter system set synchronous_standby_names = '*'`)
        await client.query('select pg_reload_conf()')
      }
      const states = this.copying === 'synchronous' ? `sync_state = 'sync'` : `state = 'streaming'`
      const isThere = async () =>
        (await client.query(`select from pg_stat_replication where ${states}`)).rowCount === 1
      if ((await pollUntil(STREAMING_MS, isThere)) === null) throw new Error('The standby does not follow')
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
