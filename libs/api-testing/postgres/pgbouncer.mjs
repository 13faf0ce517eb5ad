// @ts-check
import { spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isExecutable } from './is-executable.mjs'
import { serviceUser } from './service-user.mjs'

const START_TIMEOUT_MS = 10_000
/** Debian's folder for PgBouncer, which is not on every user's PATH. */
const DEBIAN = '/usr/sbin'

/** Fewer connections than one Solvent server would open, so that they are always shared. */
const POOL_SIZE = 5

/**
 * PgBouncer in transaction mode in front of a PostgreSQL server, reachable only through a socket in its folder. Each
 * transaction gets any free connection of a small pool.
 */
export class PgBouncer {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #process

  /**
   * @param {string} folder for its settings, log and socket
   * @param {{ folder: string }} server
   */
  constructor(folder, server) {
    this.folder = folder
    const { uid, gid } = serviceUser()
    mkdirSync(folder, { recursive: true })
    chmodSync(folder, 0o755)
    if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
    writeFileSync(join(folder, 'users'), '"solvent" ""\n"postgres" ""\n')
    writeFileSync(join(folder, 'pgbouncer.ini'), settings(folder, server.folder))
  }

  /** Resolves when it accepts connections. */
  async start() {
    const child = spawn(program() ?? 'pgbouncer', ['-q', join(this.folder, 'pgbouncer.ini')], {
      ...serviceUser(),
      cwd: '/',
      stdio: 'ignore',
    })
    child.unref()
    this.#process = child
    const end = Date.now() + START_TIMEOUT_MS
    while (!(await answers(this.urlOf('postgres', 'postgres')))) {
      if (Date.now() > end || child.exitCode !== null) throw new Error('PgBouncer does not start.')
      await sleep(20)
    }
  }

  /**
   * Both SIGTERM and SIGKILL end it immediately and close all connections through it.
   *
   * @param {NodeJS.Signals} [signal]
   */
  async stop(signal = 'SIGTERM') {
    const child = this.#process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.ref()
    child.kill(signal)
    await ended
  }

  /** Kills it without waiting; for the exit of this process. */
  quit() {
    this.#process?.kill('SIGKILL')
  }

  /** @param {string} database @param {string} user */
  urlOf(database, user) {
    return `postgres://${user}@/${database}?host=${encodeURIComponent(this.folder)}`
  }
}

/** Why PgBouncer cannot be started on this machine, or null. */
export function missingPgBouncer() {
  return program() === null ? 'it needs PgBouncer (Debian: apt-get install pgbouncer)' : null
}

/** @returns {string | null} */
function program() {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== ''), DEBIAN]
  return folders.map((folder) => join(folder, 'pgbouncer')).find(isExecutable) ?? null
}

/** @param {string} folder @param {string} server */
function settings(folder, server) {
  return `[databases]
* = host=${server} port=5432
[pgbouncer]
pool_mode = transaction
unix_socket_dir = ${folder}
listen_addr =
listen_port = 5432
auth_type = trust
auth_file = ${join(folder, 'users')}
auth_user = postgres
default_pool_size = ${POOL_SIZE}
max_client_conn = 500
server_idle_timeout = 5
server_login_retry = 1
query_wait_timeout = 5
logfile = ${join(folder, 'log')}
`
}

/** @param {string} url */
async function answers(url) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
