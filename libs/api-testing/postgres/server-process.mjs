// @ts-check
import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const START_TIMEOUT_MS = 30_000

/**
 * Runs the server until it exits or stdin closes. Stdin closes when the process that started the server exits for any
 * reason. Afterwards the folder of a temporary server is deleted.
 */
const WATCHDOG = `
exec 3<&0
"$@" </dev/null >>"$FOLDER/log" 2>&1 3<&- & server=$!
{ cat <&3; kill -QUIT $server; kill -CONT $server; } >/dev/null 2>&1 & guard=$!
wait $server
kill $guard
if [ "$TEMPORARY" = yes ]; then rm -rf "$FOLDER"; fi`

/**
 * Starts a program of PostgreSQL that ends when this process does.
 *
 * @param {readonly string[]} command the program and its arguments
 * @param {{ user: { uid?: number, gid?: number }, folder: string, isTemporary: boolean }} options
 */
export function spawnWatched(command, { user, folder, isTemporary }) {
  const watchdog = spawn('sh', ['-c', WATCHDOG, 'sh', ...command], {
    ...user,
    cwd: '/',
    // A separate process group: Ctrl-C stops the tests, and their exit stops the server.
    detached: true,
    env: { ...process.env, FOLDER: folder, TEMPORARY: isTemporary ? 'yes' : 'no' },
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watchdog.once('exit', () => watchdog.stdin.end())
  watchdog.unref()
  return watchdog
}

/**
 * Does nothing if the process has exited.
 *
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
export function sendSignal(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch {
    // The process has already exited.
  }
}

/**
 * Resolves when the server accepts connections; rejects if it exits first or takes too long.
 *
 * @param {string} url
 * @param {import('node:child_process').ChildProcess} watchdog
 */
export async function untilReady(url, watchdog) {
  const end = Date.now() + START_TIMEOUT_MS
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      return
    } catch (error) {
      if (Date.now() > end || watchdog.exitCode !== null) throw error
    } finally {
      await client.end().catch(() => {})
    }
    await sleep(20)
  }
}
