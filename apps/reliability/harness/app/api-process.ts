import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { serverFlags, serverMemory } from '../../../../tools/run/server-flags.mjs'
import { registerCleanup } from '../runner/cleanup'
import { builtProgram } from './built-program'

const READY = /ready on http:\/\/localhost:(\d+)$/
const START_TIMEOUT_MS = 60_000
/** A server that does not stop within this time is killed. */
const END_TIMEOUT_MS = 30_000

/** Where the data is. */
export type Store =
  | { engine: 'embedded'; dataDir: string }
  | { engine: 'postgres'; url: string; keyFile: string }

export interface ApiOptions {
  store: Store
  /** Extra environment variables; undefined unsets one. */
  env?: Record<string, string | undefined>
  /** The program to run instead of the production build. */
  program?: string
  /** A command and its arguments to run the server under. */
  wrap?: readonly string[]
}

export interface Api {
  url: string
  process: ChildProcess
  /** Milliseconds from process start until it was ready. */
  readyMs: number
  /** The lines it has written so far. */
  output: string[]
  /** Sends the signal; resolves to the exit code, or null if a signal ended the process. */
  end(signal: NodeJS.Signals): Promise<number | null>
  /** Resolves to the exit code when the process ends for any reason; null if a signal ended it. */
  ended: Promise<number | null>
}

/** Starts the server on a free port; resolves when it is ready. */
export async function startApi(options: ApiOptions): Promise<Api> {
  const began = performance.now()
  const child = spawnApi(options)
  const output: string[] = []
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const port = await portOf(child, output)
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    readyMs: performance.now() - began,
    output,
    ended,
    async end(signal) {
      child.kill(signal)
      const killTimer = setTimeout(() => child.kill('SIGKILL'), END_TIMEOUT_MS)
      return ended.finally(() => clearTimeout(killTimer))
    },
  }
}

/** Starts the process without waiting for it: it may fail or be killed before it is ready. */
export function spawnApi({ store, env, program, wrap = [] }: ApiOptions): ChildProcess {
  const [command = process.execPath, ...args] = [
    ...wrap,
    process.execPath,
    ...serverFlags,
    program ?? builtProgram('main'),
  ]
  const child = spawn(command, args, {
    env: { ...serverMemory, ...process.env, ...storeEnv(store), PORT: '0', TRUST_PROXY: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.once(
    'exit',
    registerCleanup(() => child.kill('SIGKILL')),
  )
  return child
}

export function storeEnv(store: Store): Record<string, string | undefined> {
  if (store.engine === 'postgres') return { DATABASE_URL: store.url, SERVER_KEY_FILE: store.keyFile }
  return { DATA_DIR: store.dataDir, DATABASE_URL: undefined, SERVER_KEY_FILE: undefined }
}

/** A store for new data in this folder. */
export function embeddedStore(folder: string, name = 'data'): Store {
  mkdirSync(folder, { recursive: true })
  return { engine: 'embedded', dataDir: `${folder}/${name}` }
}

async function portOf(child: ChildProcess, output: string[]): Promise<string> {
  const { stdout, stderr } = child
  if (!stdout || !stderr) throw new Error('The server has no output')
  const port = new Promise<string>((resolve, reject) => {
    for (const stream of [stdout, stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        output.push(line)
        const found = READY.exec(line)?.[1]
        if (found !== undefined) resolve(found)
      })
    }
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output.join(' ')}`)))
    setTimeout(
      () => reject(new Error(`The server was not ready in time: ${output.join(' ')}`)),
      START_TIMEOUT_MS,
    ).unref()
  })
  try {
    return await port
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
}
