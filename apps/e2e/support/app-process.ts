import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { type RunningRemote, repository } from './running-app'

export interface StartOptions {
  /** The app's port; the remotes get the five after it. */
  port: number
  dataDir: string
  /** Base URL of the model provider; unreachable when omitted. */
  aiBaseUrl?: string
  /** Rebuilds what changed. Not while another app of this folder runs, whose files would be missing meanwhile. */
  build?: boolean
}

/** The port of the app that all journeys share. */
export const sharedPort = Number(process.env.E2E_PORT ?? 4300)

const quickHashes = pathToFileURL(path.join(import.meta.dirname, 'quick-hashes.mjs')).href

const REMOTE_LINE = /^(\S+-mfe) on (\S+) \(process (\d+)\)$/
const READY_LINE = /ready on (http:\S+)$/

/** Nothing listens on this port. */
const UNREACHABLE_URL = 'http://127.0.0.1:9/v1'

/** The release store of an app: next to its data folder, and separate for each port. */
export function storeBeside({ port, dataDir }: Pick<StartOptions, 'port' | 'dataDir'>): string {
  return `${dataDir}.store-${port}`
}

function spawnStart(
  { port, dataDir, aiBaseUrl = UNREACHABLE_URL, build }: StartOptions,
  stderr: 'inherit' | 'pipe',
) {
  return spawn('npm', ['start', ...(build ? [] : ['--', '--built'])], {
    cwd: repository,
    env: {
      ...process.env,
      PORT: String(port),
      REMOTES_PORT: String(port + 1),
      DATA_DIR: dataDir,
      // A separate store, so that changes to releases do not outlive the run.
      REMOTES_STORE: storeBeside({ port, dataDir }),
      AI_BASE_URL: aiBaseUrl,
      NODE_OPTIONS: `--import=${quickHashes}`,
      // All journeys register from one address.
      REGISTRATIONS_PER_MINUTE: '1000',
      // Journeys that enter many passwords name an address, because those are limited, too.
      TRUST_PROXY: '127.0.0.1,::1',
      WEBHOOK_PRIVATE_HOSTS: 'on',
    },
    stdio: ['ignore', 'pipe', stderr],
    // A separate process group, so that a signal reaches npm and all its children, as Ctrl-C does.
    detached: true,
  })
}

/** Reads the output of `npm start` until the app is ready. */
async function waitUntilReady(start: ChildProcess) {
  if (!start.stdout) throw new Error('npm start has no output')
  const remotes: Record<string, RunningRemote> = {}
  const lines = createInterface({ input: start.stdout })
  for await (const line of lines) {
    console.log(line)
    const [, name, origin, pid] = REMOTE_LINE.exec(line) ?? []
    if (name && origin) remotes[name] = { origin, pid: Number(pid) }
    const ready = READY_LINE.exec(line)?.[1]
    if (ready) return { origin: ready, remotes }
  }
  throw new Error('npm start ended before the app was ready')
}

/** Runs `npm start` and waits until the app is ready. */
export async function startSolvent(options: StartOptions) {
  const start = spawnStart(options, 'inherit')
  const exit = once(start, 'exit')
  const app = await waitUntilReady(start)
  return {
    ...app,
    /** SIGINT stops the app like Ctrl-C, SIGKILL crashes all its processes. */
    stop: async (signal: 'SIGINT' | 'SIGKILL' = 'SIGINT') => {
      if (start.pid && start.exitCode === null) process.kill(-start.pid, signal)
      await exit
    },
  }
}

/** Runs `npm start` where it must fail; returns its stderr and exit code. */
export async function refusedStart(options: StartOptions) {
  const start = spawnStart(options, 'pipe')
  start.stdout?.resume()
  const [stderr, [code]] = await Promise.all([start.stderr ? text(start.stderr) : '', once(start, 'exit')])
  return { stderr, code }
}
