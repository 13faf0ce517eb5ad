// @ts-check
import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { serviceUser } from './service-user.mjs'

const START_TIMEOUT_MS = 30_000

/** The data dies with the tests, so nothing waits for the disk. Deadlocks are told soon. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  'deadlock_timeout=100ms',
  'listen_addresses=',
]

/**
 * Runs the server until its input ends, which it does when the tests end in whatever way; then nothing of it is
 * left.
 */
const WATCHDOG =
  '"$@" >"$FOLDER/log" 2>&1 & server=$!; cat; kill -QUIT $server; wait $server; rm -rf "$FOLDER"'

/**
 * Starts a PostgreSQL server in a temporary folder, reached by a socket in it only.
 *
 * @param {string} programs the folder of initdb and postgres
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 */
export async function startPrivateServer(programs) {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'solvent-postgres-'))
  const user = serviceUser()
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const options = ['--pgdata', data, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync']
  execFileSync(join(programs, 'initdb'), [...options, '--locale=C'], { ...user, cwd: folder, stdio: 'pipe' })

  const server = [join(programs, 'postgres'), '-D', data, '-k', folder, ...SETTINGS.flatMap((s) => ['-c', s])]
  const watchdog = spawn('sh', ['-c', WATCHDOG, 'sh', ...server], {
    ...user,
    cwd: folder,
    // A group of its own: Ctrl-C stops the tests, and their end stops the server.
    detached: true,
    env: { ...process.env, FOLDER: folder },
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const ended = new Promise((resolve) => watchdog.once('exit', resolve))
  watchdog.unref()
  const url = `postgres://postgres@/postgres?host=${encodeURIComponent(folder)}`
  await untilReady(url, () => existsSync(folder))
  return {
    url,
    async stop() {
      watchdog.stdin.end()
      await ended
    },
  }
}

/** @param {string} url @param {() => boolean} isRunning */
async function untilReady(url, isRunning) {
  const end = Date.now() + START_TIMEOUT_MS
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return
    } catch (error) {
      if (Date.now() > end || !isRunning()) throw error
    } finally {
      await client.end().catch(() => {})
    }
    await sleep(50)
  }
}
