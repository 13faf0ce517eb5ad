import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findPostgres } from '../../../tools/postgres/find-postgres.mjs'
import { serviceUser } from '../../../tools/postgres/service-user.mjs'
import { atExit } from '../runner/cleanup'

const START_TIMEOUT_MS = 30_000

/** A PostgreSQL server with the settings it is delivered with: what it answers is on the disk. */
export class PostgresServer {
  #process: ChildProcess | undefined
  readonly #user = serviceUser()
  readonly #programs = programs()
  readonly #data: string

  /** @param folder where it keeps its data and its socket; it is made at the first start */
  constructor(readonly folder: string) {
    this.#data = join(folder, 'data')
  }

  /** Makes the data folder. */
  create(): void {
    mkdirSync(this.folder, { recursive: true })
    // The folders above belong to whoever runs the test.
    for (const path of [this.folder, join(this.folder, '..')]) chmodSync(path, 0o755)
    const { uid, gid } = this.#user
    if (uid !== undefined && gid !== undefined) chownSync(this.folder, uid, gid)
    const options = [
      '--pgdata',
      this.#data,
      '--username=postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
    ]
    this.#run('initdb', [...options, '--data-checksums'])
  }

  async start(): Promise<void> {
    const args = ['-D', this.#data, '-k', this.folder, '-c', 'listen_addresses=', '-c', 'max_connections=200']
    const child = spawn(join(this.#programs, 'postgres'), args, {
      ...this.#user,
      cwd: this.folder,
      stdio: 'ignore',
    })
    this.#process = child
    child.once(
      'exit',
      atExit(() => child.kill('SIGQUIT')),
    )
    await untilReady(this.urlOf('postgres'), child)
  }

  /** SIGINT ends it at once but cleanly, SIGQUIT without a checkpoint, SIGKILL not at all orderly. */
  async stop(signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  /** Every process of the server that runs now, the first one first. */
  processes(): number[] {
    const first = this.#process?.pid
    if (first === undefined) return []
    const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').trim().split(' ')
    return [first, ...children.filter((pid) => pid !== '').map(Number)]
  }

  /** Ends all of its processes at once, as a power cut does. */
  async killAll(): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    for (const pid of this.processes()) signal(pid, 'SIGKILL')
    await ended
  }

  /** Stops all of its processes where they are. */
  freeze(): void {
    for (const pid of this.processes()) signal(pid, 'SIGSTOP')
  }

  /** Of the process that starts all its others. */
  get pid(): number {
    return this.#process?.pid ?? 0
  }

  /** A new database with a user who has no more rights than Solvent needs. */
  async createDatabase(name: string): Promise<string> {
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

  /** As the administrator. */
  urlOf(database: string): string {
    return `postgres://postgres@/${database}?host=${encodeURIComponent(this.folder)}`
  }

  #run(program: string, args: string[]): void {
    execFileSync(join(this.#programs, program), args, { ...this.#user, cwd: this.folder, stdio: 'pipe' })
  }
}

/** Why there is no PostgreSQL on this machine, or null. */
export function missingPostgres(): string | null {
  const found = findPostgres()
  return found && 'programs' in found
    ? null
    : 'it needs the programs of PostgreSQL (Debian: apt-get install postgresql)'
}

function programs(): string {
  const found = findPostgres()
  if (!found || !('programs' in found))
    throw new Error('There are no programs of PostgreSQL on this machine.')
  return found.programs
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended by itself.
  }
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      return
    } catch (error) {
      if (Date.now() > end || server.exitCode !== null) throw error
    } finally {
      await client.end().catch(() => {})
    }
    await sleep(20)
  }
}
