// @ts-check
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { findPostgres } from './find-postgres.mjs'
import { sendSignal, spawnWatched, untilReady } from './server-process.mjs'
import { serviceUser } from './service-user.mjs'

const SETTINGS = ['max_connections=200', 'listen_addresses=']
/** Temporary data need not be durable. Deadlocks are detected quickly. */
const TEMPORARY_SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'deadlock_timeout=100ms',
]

/**
 * A private PostgreSQL server, reachable only through a socket in its folder. It has the default settings, so that
 * acknowledged commits are on disk. A temporary server is not durable, and its folder is deleted when it ends.
 */
export class PostgresServer {
  #user = serviceUser()
  #programs = programs()
  #isTemporary
  #settings
  #data
  #pid = 0
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #watchdog

  /**
   * @param {string} folder for its data, log and socket
   * @param {{ isTemporary?: boolean, settings?: readonly string[] }} [options] settings as `name=value`
   */
  constructor(folder, { isTemporary = false, settings = [] } = {}) {
    this.folder = folder
    this.#data = join(folder, 'data')
    this.#isTemporary = isTemporary
    this.#settings = [...SETTINGS, ...(isTemporary ? TEMPORARY_SETTINGS : []), ...settings]
  }

  /** Creates the data folder. */
  create() {
    this.#createFolder()
    const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C']
    const args = [...options, this.#isTemporary ? '--no-sync' : '--data-checksums', '--pgdata', this.#data]
    this.#run('initdb', args)
  }

  /**
   * Creates the data folder as a copy of a running server's; once started, it replicates that server.
   *
   * @param {PostgresServer} primary
   */
  createAsStandby(primary) {
    this.#createFolder()
    const copy = ['--write-recovery-conf', '--wal-method=stream', '--checkpoint=fast', '--no-sync']
    this.#run('pg_basebackup', [...copy, '-h', primary.folder, '-U', 'postgres', '-D', this.#data])
  }

  /** Promotes a running standby to primary; returns when it accepts writes. */
  promote() {
    this.#run('pg_ctl', ['promote', '--wait', '--pgdata', this.#data])
  }

  #createFolder() {
    mkdirSync(this.folder, { recursive: true })
    chmodSync(this.folder, 0o755)
    const { uid, gid } = this.#user
    if (uid !== undefined && gid !== undefined) chownSync(this.folder, uid, gid)
  }

  /** @param {string} program @param {readonly string[]} args */
  #run(program, args) {
    execFileSync(join(this.#programs, program), args, { ...this.#user, cwd: '/', stdio: 'pipe' })
  }

  /** Resolves when it accepts connections. */
  async start() {
    const settings = this.#settings.flatMap((setting) => ['-c', setting])
    const args = ['-D', this.#data, '-k', this.folder, ...settings]
    const server = [join(this.#programs, 'postgres'), ...args]
    const watchdog = spawnWatched(server, {
      user: this.#user,
      folder: this.folder,
      isTemporary: this.#isTemporary,
    })
    this.#watchdog = watchdog
    this.#pid = 0
    await untilReady(this.urlOf('postgres'), watchdog)
    this.#pid = Number(readFileSync(join(this.#data, 'postmaster.pid'), 'utf8').split('\n', 1)[0])
  }

  /**
   * SIGINT is a fast but clean shutdown, SIGQUIT skips the checkpoint, SIGKILL kills only the main process.
   *
   * @param {NodeJS.Signals} [signal]
   */
  async stop(signal = 'SIGINT') {
    await this.#end(() => sendSignal(this.#pid, signal))
  }

  /** Kills all of its processes, as a power cut does. */
  async killAll() {
    await this.#end(() => {
      for (const pid of this.processes()) sendSignal(pid, 'SIGKILL')
    })
  }

  /** Stops it without waiting; for the exit of this process. */
  quit() {
    if (!this.#isRunning()) return
    sendSignal(this.#pid, 'SIGQUIT')
    // A frozen process handles the signal only once it continues.
    sendSignal(this.#pid, 'SIGCONT')
  }

  /** Freezes all of its processes. */
  freeze() {
    for (const pid of this.processes()) sendSignal(pid, 'SIGSTOP')
  }

  /** The ids of its running processes, main process first. */
  processes() {
    const children = readFileSync(`/proc/${this.#pid}/task/${this.#pid}/children`, 'utf8').trim().split(' ')
    return [this.#pid, ...children.filter((pid) => pid !== '').map(Number)]
  }

  /** The id of its main process. */
  get pid() {
    return this.#pid
  }

  /**
   * Creates a database owned by a user with only the rights that Solvent needs.
   *
   * @param {string} name
   * @returns {Promise<string>} its connection string for that user
   */
  async createDatabase(name) {
    const client = new pg.Client({ connectionString: this.urlOf('postgres') })
    await client.connect()
    try {
      await client.query(`do $$ begin
        if not exists (select from pg_roles where rolname = 'solvent') then
          create role solvent login createrole;
        end if;
      end $$`)
      await client.query(`create database ${name} owner solvent`)
    } finally {
      await client.end()
    }
    return this.urlOf(name).replace('postgres@', 'solvent@')
  }

  /**
   * The connection string for the administrator.
   *
   * @param {string} database
   */
  urlOf(database) {
    return `postgres://postgres@/${database}?host=${encodeURIComponent(this.folder)}`
  }

  /** The host for a connection string with several hosts. */
  get host() {
    return encodeURIComponent(this.folder)
  }

  /** While it starts, only the watchdog knows its process id. */
  #isRunning() {
    return this.#pid !== 0 && this.#watchdog?.exitCode === null && this.#watchdog.signalCode === null
  }

  /** @param {() => void} end */
  async #end(end) {
    if (!this.#watchdog || !this.#isRunning()) return
    const ended = once(this.#watchdog, 'exit')
    this.#watchdog.ref()
    end()
    await ended
  }
}

/** Why a private server cannot be started on this machine, or null. */
export function missingPostgres() {
  const found = findPostgres()
  return found && 'programs' in found
    ? null
    : 'it needs the programs of PostgreSQL (Debian: apt-get install postgresql)'
}

function programs() {
  const found = findPostgres()
  if (!found || !('programs' in found))
    throw new Error('There are no programs of PostgreSQL on this machine.')
  return found.programs
}
