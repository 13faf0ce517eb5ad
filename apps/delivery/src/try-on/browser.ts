import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A browser with one page. */
export interface Browser {
  /** Resolves to its last words when it ends by itself. */
  readonly ended: Promise<string>
  /** Ends it and deletes its profile. */
  close(): Promise<void>
}

/** Wide enough for every part of a page. */
const WINDOW = '1280,900'

const MAX_STDERR = 2_000

/** Opens a page in a browser without a window. Its pipe ends it when this process ends, however that happens. */
export function openBrowser(chrome: string, url: string): Browser {
  const profile = mkdtempSync(path.join(tmpdir(), 'solvent-try-on-'))
  const child = spawn(
    chrome,
    [
      '--headless=new',
      // It cannot have a sandbox as root, such as in a container.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--disable-sync',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
      `--window-size=${WINDOW}`,
      url,
    ],
    { stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'], detached: true },
  )
  const ended = endOf(child)
  return {
    ended,
    async close() {
      kill(child)
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  }
}

async function endOf(child: ChildProcess): Promise<string> {
  let written = ''
  child.stderr?.on('data', (data) => (written = (written + String(data)).slice(-MAX_STDERR)))
  // The pipes of a killed browser may report an error.
  for (const stream of child.stdio) stream?.on('error', () => undefined)
  try {
    await once(child, 'exit')
    return written.trim().split('\n').at(-1) ?? ''
  } catch (error) {
    return String(error)
  }
}

/** Ends the browser with its processes, which form a group. */
function kill(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // There are no process groups here.
    child.kill('SIGKILL')
  }
}
