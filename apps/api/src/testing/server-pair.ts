import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A private PostgreSQL server; see `@solvent/api-testing/postgres-server` for its members. */
export interface PostgresServer {
  /** As written in a URL that lists several hosts. */
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

/** Set by the test environment. */
declare const PostgresServer: new (folder: string, options: ServerOptions) => PostgresServer

/** The data need not survive a crash, so writes need not wait for the disk. */
const FAST_SETTINGS = ['fsync=off']

export interface ServerPair {
  primary: PostgresServer
  standby: PostgresServer
  /** URL of one database, for a plain user. It lists the standby first, so that clients have to skip it. */
  url: string
  /** URL of the same database on one of the two servers. */
  urlOf(server: PostgresServer, user?: string): string
  stop(): Promise<void>
}

/**
 * Starts a PostgreSQL server and a standby that follows it.
 *
 * @param settings of the standby, as `name=value`
 */
export async function startServerPair(settings: readonly string[] = []): Promise<ServerPair> {
  const primary = new PostgresServer(newFolder(), { settings: FAST_SETTINGS })
  primary.create()
  await primary.start()
  await primary.createDatabase('books')
  const standby = new PostgresServer(newFolder(), { settings: [...FAST_SETTINGS, ...settings] })
  standby.createAsStandby(primary)
  await standby.start()
  return {
    primary,
    standby,
    url: `postgres://solvent@${standby.host},${primary.host}/books`,
    urlOf: ({ host }, user = 'solvent') => `postgres://${user}@${host}/books`,
    async stop() {
      // `killAll` also ends a frozen server.
      await Promise.all([standby.killAll(), primary.killAll()])
      for (const { folder } of [standby, primary]) rmSync(folder, { recursive: true, force: true })
    },
  }
}

function newFolder(): string {
  return mkdtempSync(join(realpathSync(tmpdir()), 'solvent-pair-'))
}
