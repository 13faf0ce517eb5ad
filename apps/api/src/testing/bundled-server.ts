import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'

const API = resolve(__dirname, '../..')
// Below node_modules, so that the bundle can resolve its packages.
const CACHE = resolve(API, '../../node_modules/.cache')

/** Builds the server as shipped into a new folder, and returns the folder. */
export function bundleServer(): string {
  const folder = mkdtempSync(join(CACHE, 'solvent-server-'))
  const rspack = resolve(API, '../../node_modules/@rspack/cli/bin/rspack.js')
  execFileSync(process.execPath, [rspack, 'build', '-o', folder], { cwd: API, stdio: 'pipe' })
  // Creating the template takes seconds, so the tests share one.
  symlinkSync(process.env.SOLVENT_TEST_TEMPLATE ?? '', join(folder, 'template'))
  return folder
}

interface Bundle {
  process: ChildProcess
  dataDir: string
  /** Lines of its standard output, JSON or not. */
  lines: string[]
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | string>
  clean(): void
}

export interface ServerProcess extends Bundle {
  url: string
}

interface Options {
  env?: NodeJS.ProcessEnv
  node?: string[]
}

/** Starts a bundle with an empty database and waits until it is ready. */
export async function startBundle(folder: string, options?: Options): Promise<ServerProcess> {
  const bundle = spawnBundle(folder, options)
  const { process: child, ended, lines } = bundle
  const [message] = await Promise.race([once(child, 'message'), ended.then((how) => [how])])
  if (message !== 'ready') throw new Error(`The server ended with ${message}: ${lines.join('\n')}`)
  return { ...bundle, url: lines.join('\n').match(/ready on (\S+)/)?.[1] ?? '' }
}

/** The same, without waiting until it is ready. */
export function spawnBundle(folder: string, { env = {}, node = [] }: Options = {}): Bundle {
  const home = mkdtempSync(join(tmpdir(), 'solvent-process-'))
  const dataDir = join(home, 'data')
  // Half the work of a start is optimizing WebAssembly, which only pays off in a long-running server.
  const child = spawn(process.execPath, ['--liftoff-only', ...node, join(folder, 'main.mjs')], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  // `close` follows the last line of its output.
  const ended = once(child, 'close').then(([code, signal]): number | string => code ?? signal)
  const lines: string[] = []
  createInterface({ input: child.stdout ?? process.stdin }).on('line', (line) => lines.push(line))
  return {
    process: child,
    dataDir,
    lines,
    ended,
    clean() {
      child.kill('SIGKILL')
      rmSync(home, { recursive: true, force: true })
    },
  }
}
