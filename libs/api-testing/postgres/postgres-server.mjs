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
/** Data that die with the tests need not wait for the disk. Deadlocks are noticed soon. */
const TEMPORARY_SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'deadlock_timeout=100ms',
]

/**
 * A private PostgreSQL server, reached by a socket in its folder only. It has the settings it is delivered with, so that
 * what it acknowledges is on the disk, unless it is temporary: then nothing is durable, and the folder goes with it.
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
   * @param {string} folder where it keeps its data, its log and its socket
   * @param {{ isTemporary?: boolean, settings?: readonly string[] }} [options] settings as `name=value`
   */
  constructor(folder, { isTemporary = false, settings = [] } = {}) {
    this.folder = folder
    this.#data = join(folder, 'data')
    this.#isTemporary = isTemporary
    this.#settings = [...SETTINGS, ...(isTemporary ? TEMPORARY_SETTINGS : []), ...settings]
  }

  /** Makes the data folder. */
  create() {
    this.#makeFolder()
    const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C']
    const args = [...options, this.#isTemporary ? '--no-sync' : '--data-checksums', '--pgdata', this.#data]
    this.#run('initdb', args)
  }

  /**
   * Makes the data folder as a copy of a running server's, which follows that server from its start on.
   *
   * @param {PostgresServer} primary
   */
  createAsStandby(primary) {
    this.#makeFolder()
    const copy = ['--write-recovery-conf', '--wal-method=stream', '--checkpoint=fast', '--no-sync']
    this.#run('pg_basebackup', [...copy, '-h', primary.folder, '-U', 'postgres', '-D', this.#data])
  }

  /** Makes a running standby the primary, and returns when it takes changes. */
  promote() {
    this.#run('pg_ctl', ['promote', '--wait', '--pgdata', this.#data])
  }

  #makeFolder() {
    mkdirSync(this.folder, { recursive: true })
    chmodSync(this.folder, 0o755)
    const { uid, gid } = this.#user
    if (uid !== undefined && gid !== undefined) chownSync(this.folder, uid, gid)
  }

  /** @param {string} program @param {readonly string[]} args */
  #run(program, args) {
    execFileSync(join(this.#programs, program), args, { ...this.#user, cwd: '/', stdio: 'pipe' })
  }

  /** Resolves when it takes connections. */
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
   * SIGINT ends it at once but cleanly, SIGQUIT without a checkpoint, SIGKILL not at all orderly.
   *
   * @param {NodeJS.Signals} [signal]
   */
  async stop(signal = 'SIGINT') {
    await this.#end(() => sendSignal(this.#pid, signal))
  }

  /** Ends all of its processes at once, as a power cut does. */
  async killAll() {
    await this.#end(() => {
      for (const pid of this.processes()) sendSignal(pid, 'SIGKILL')
    })
  }

  /** Lets it end without waiting for it; for the end of this process, where nothing can wait. */
  quit() {
    if (!this.#isRunning()) return
    sendSignal(this.#pid, 'SIGQUIT')
    // One that stands still hears nothing.
    sendSignal(this.#pid, 'SIGCONT')
  }

  /** Stops all of its processes where they are. */
  freeze() {
    for (const pid of this.processes()) sendSignal(pid, 'SIGSTOP')
  }

  /** Every process of the server that runs now, the first one first. */
  processes() {
    const children = readFileSync(`/proc/${this.#pid}/task/${this.#pid}/children`, 'utf8').trim().split(' ')
    return [this.#pid, ...children.filter((pid) => pid !== '').map(Number)]
  }

  /** Of the process that starts all its others. */
  get pid() {
    return this.#pid
  }

  /**
   * A new database with a user who has no more rights than Solvent needs.
   *
   * @param {string} name
   * @returns {Promise<string>} its address, as that user
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
   * As the administrator.
   *
   * @param {string} database
   */
  urlOf(database) {
    return `postgres://postgres@/${database}?host=${encodeURIComponent(this.folder)}`
  }

  /** As an address names it that names several. */
  get host() {
    return encodeURIComponent(this.folder)
  }

  /** While it starts, only the watchdog knows its number. */
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

/** Why no private server can be started on this machine, or null. */
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
