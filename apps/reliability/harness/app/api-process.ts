import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { serverFlags, serverMemory } from '../../../../tools/run/server-flags.mjs'
import { registerCleanup } from '../runner/cleanup'
import { builtProgram } from './built-program'

const READY = /ready on http:\/\/localhost:(\d+)$/
const START_TIMEOUT_MS = 60_000
/** A server that should stop and does not is killed after this long. */
const END_TIMEOUT_MS = 30_000

/** Where the data are. */
export type Store =
  | { engine: 'embedded'; dataDir: string }
  | { engine: 'postgres'; url: string; keyFile: string }

export interface ApiOptions {
  store: Store
  /** More settings; one that is undefined is taken away. */
  env?: Record<string, string | undefined>
  /** Another program than the server as it is built for people. */
  program?: string
  /** The command and arguments that start it, for a process in a place of its own. */
  wrap?: readonly string[]
}

export interface Api {
  url: string
  process: ChildProcess
  /** Milliseconds from the start of the process until it was ready. */
  readyMs: number
  /** Everything it wrote so far. */
  output: string[]
  /** Ends it and gives its exit code, or null if a signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>
  /** Resolves when the process has ended, whatever ended it. */
  ended: Promise<number | null>
}

/** The server that `npm start` starts, alone, on a free port; resolves when it says that it is ready. */
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
      const late = setTimeout(() => child.kill('SIGKILL'), END_TIMEOUT_MS)
      return ended.finally(() => clearTimeout(late))
    },
  }
}

/** The process alone, for a start that may be refused or killed before it is ready. */
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

/** A place for new data in this folder. */
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
