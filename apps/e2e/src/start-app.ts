import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { type RunningRemote, rememberApp, repository } from './running-app'

const PORT = process.env.E2E_PORT ?? '4300'
const REMOTES_PORT = process.env.E2E_REMOTES_PORT ?? '4301'

const REMOTE_LINE = /^(\S+-mfe) on (\S+) \(process (\d+)\)$/
const READY_LINE = /ready on (http:\S+)$/

/** Reads what `npm start` prints until the app is ready. */
async function announced(start: ChildProcess) {
  if (!start.stdout) throw new Error('npm start has no output')
  const remotes: Record<string, RunningRemote> = {}
  for await (const line of createInterface({ input: start.stdout })) {
    console.log(line)
    const [, name, origin, pid] = REMOTE_LINE.exec(line) ?? []
    if (name && origin) remotes[name] = { origin, pid: Number(pid) }
    const ready = READY_LINE.exec(line)?.[1]
    if (ready) return { origin: ready, remotes }
  }
  throw new Error('npm start ended before the app was ready')
}

/** Starts the real app on a data folder of its own, and stops it after the last journey. */
export default async function startApp(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'solvent-e2e-'))
  const start = spawn('npm', ['start'], {
    cwd: repository,
    env: { ...process.env, PORT, REMOTES_PORT, DATA_DIR: path.join(dataDir, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own, so that stopping reaches npm and what it started.
    detached: true,
  })
  rememberApp(await announced(start))

  return async () => {
    const closed = once(start, 'exit')
    if (start.pid) process.kill(-start.pid, 'SIGINT')
    await closed
    await rm(dataDir, { recursive: true, force: true })
  }
}
