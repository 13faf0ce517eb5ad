import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A private PostgreSQL server; `@solvent/api-testing/postgres-server` says what each part does. */
export interface PostgresServer {
  /** As an address names it that names several. */
  readonly host: string
  create(): void
  createAsStandby(primary: PostgresServer): void
  createDatabase(name: string): Promise<string>
  promote(): void
  readonly folder: string
  start(): Promise<void>
  stop(signal?: NodeJS.Signals): Promise<void>
  killAll(): Promise<void>
  freeze(): void
}

interface ServerOptions {
  /** As `name=value`. */
  settings: readonly string[]
}

/** Given by the environment of the tests. */
declare const PostgresServer: new (folder: string, options: ServerOptions) => PostgresServer

/** Data that die with the test need not wait for the disk. */
const QUICK = ['fsync=off']

export interface ServerPair {
  primary: PostgresServer
  standby: PostgresServer
  /** Of one database, as a plain user; the standby comes first in it, so that it has to be passed over. */
  url: string
  /** Of the same database on one of the two. */
  urlOf(server: PostgresServer, user?: string): string
  stop(): Promise<void>
}

/**
 * Two PostgreSQL servers, of which one follows the other.
 *
 * @param settings of the standby, as `name=value`
 */
export async function startServerPair(settings: readonly string[] = []): Promise<ServerPair> {
  const primary = new PostgresServer(newFolder(), { settings: QUICK })
  primary.create()
  await primary.start()
  await primary.createDatabase('books')
  const standby = new PostgresServer(newFolder(), { settings: [...QUICK, ...settings] })
  standby.createAsStandby(primary)
  await standby.start()
  return {
    primary,
    standby,
    url: `postgres://solvent@${standby.host},${primary.host}/books`,
    urlOf: ({ host }, user = 'solvent') => `postgres://${user}@${host}/books`,
    async stop() {
      // Also one that stands still.
      await Promise.all([standby.killAll(), primary.killAll()])
      for (const { folder } of [standby, primary]) rmSync(folder, { recursive: true, force: true })
    },
  }
}

function newFolder(): string {
  return mkdtempSync(join(realpathSync(tmpdir()), 'solvent-pair-'))
}
