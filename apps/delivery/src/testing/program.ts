import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { runCommandLine } from '../run-command-line'
import { temporaryFolder } from './fake-build'

export const ORIGIN = 'https://remotes.example.com'

/** The output and exit code of a run. */
export interface RunResult {
  code: number | null
  out: string
  err: string
}

/** A release store for a test. Commands run in the test's process unless they need a separate one. */
export class TestStore {
  /** The folder for builds. */
  readonly folder = temporaryFolder()
  readonly store = path.join(this.folder, 'store')

  async run(...args: string[]): Promise<RunResult> {
    const stdout = new PassThrough()
    const stderr = new PassThrough()
    const written = Promise.all([text(stdout), text(stderr)])
    const code = await runCommandLine(args, { env: this.#env(), stdout, stderr })
    stdout.end()
    stderr.end()
    const [out, err] = await written
    return { code, out: out.trim(), err: err.trim() }
  }

  /** Starts the built program, as `npm run remotes -- ...` does. */
  start(...args: string[]): ChildProcess {
    return this.#spawn('main.mjs', args)
  }

  /** Runs the built program in a separate process, for tests of concurrency. */
  runProgram(...args: string[]): Promise<RunResult> {
    return this.#ended(this.start(...args))
  }

  /** Checks the budgets of builds, as `npm run budget` does. */
  weigh(...folders: string[]): Promise<RunResult> {
    return this.#ended(this.#spawn('budget.mjs', folders))
  }

  /**
   * Runs a command with `--json`.
   *
   * @throws Error if it fails
   */
  async json(...args: string[]) {
    return answerOf(args, await this.run(...withJson(args)))
  }

  /** Publishes a build with the test origin. */
  publish(build: string, ...args: string[]) {
    return this.json(...publishOf(build, args))
  }

  /** Publishes a build in a separate process. */
  async publishByProgram(build: string, ...args: string[]) {
    const command = publishOf(build, args)
    return answerOf(command, await this.runProgram(...withJson(command)))
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }

  #env(): NodeJS.ProcessEnv {
    return { ...process.env, REMOTES_STORE: this.store, REMOTES_KEY_FILE: '' }
  }

  #spawn(file: string, args: string[]): ChildProcess {
    const program = path.join(process.env.SOLVENT_TEST_DELIVERY ?? '', file)
    return spawn(process.execPath, [program, ...args], { cwd: this.folder, env: this.#env() })
  }

  async #ended(child: ChildProcess): Promise<RunResult> {
    if (!child.stdout || !child.stderr) throw new Error('The program has no output')
    const [out, err, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ])
    return { code, out: out.trim(), err: err.trim() }
  }
}

const publishOf = (build: string, args: readonly string[]) => ['publish', build, '--origin', ORIGIN, ...args]

const withJson = (args: readonly string[]) => [...args, '--json', '--by', 'ada']

function answerOf(args: readonly string[], { code, out, err }: RunResult) {
  if (code !== 0) throw new Error(`${args.join(' ')}: ${code} ${out} ${err}`)
  return JSON.parse(out)
}
