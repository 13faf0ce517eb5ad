import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { temporaryFolder } from './fake-build'

export const ORIGIN = 'https://remotes.example.com'

/** What a run of the program said, and its exit code. */
export interface Ended {
  code: number | null
  out: string
  err: string
}

/** A release store of a test, and the built program for it. */
export class TestStore {
  /** For builds. */
  readonly folder = temporaryFolder()
  readonly store = path.join(this.folder, 'store')

  /** Starts the program, as `npm run remotes -- ...` does once it is built. */
  start(...args: string[]): ChildProcess {
    return this.#spawn('main.mjs', args)
  }

  #spawn(file: string, args: string[]): ChildProcess {
    const program = path.join(process.env.SOLVENT_TEST_DELIVERY ?? '', file)
    return spawn(process.execPath, [program, ...args], {
      cwd: this.folder,
      env: { ...process.env, REMOTES_STORE: this.store, REMOTES_KEY_FILE: '' },
    })
  }

  run(...args: string[]): Promise<Ended> {
    return this.#ended(this.start(...args))
  }

  /** Weighs builds, as `npm run budget` does once all are built. */
  weigh(...folders: string[]): Promise<Ended> {
    return this.#ended(this.#spawn('budget.mjs', folders))
  }

  async #ended(child: ChildProcess): Promise<Ended> {
    if (!child.stdout || !child.stderr) throw new Error('The program has no output')
    const [out, err, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ])
    return { code, out: out.trim(), err: err.trim() }
  }

  /** What a command answers programs; throws where it is refused. */
  async json(...args: string[]) {
    const { code, out, err } = await this.run(...args, '--json', '--by', 'ada')
    if (code !== 0) throw new Error(`${args.join(' ')}: ${code} ${out} ${err}`)
    return JSON.parse(out)
  }

  /** Releases a build, at first from the origin of the tests. */
  publish(build: string, ...args: string[]) {
    return this.json('publish', build, '--origin', ORIGIN, ...args)
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}
