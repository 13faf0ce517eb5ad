import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { copyRepository } from './copy-repository'
import { root } from './root'

/** A copy of the repository, including uncommitted changes, in which to create remotes. */
export class RemoteMaker {
  readonly #copy = copyRepository('new-remote')

  constructor() {
    this.git('init', '--quiet')
    this.git('add', '--all')
  }

  remove() {
    rmSync(this.#copy, { recursive: true })
  }

  git(...args: string[]): string {
    return execFileSync('git', args, { cwd: this.#copy, encoding: 'utf8' })
  }

  make(...args: string[]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/run.mjs', 'new-remote', ...args], {
      cwd: this.#copy,
      encoding: 'utf8',
    })
    return { ok: status === 0, stdout, stderr }
  }

  /** Runs a program of the packages and returns its output. */
  output(script: string, args: string[]): string {
    const { stdout, stderr } = this.#start(script, args)
    return stdout + stderr
  }

  /** Runs a program of the packages; throws with its output when it fails. */
  run(script: string, args: string[], cwd = '.') {
    const { status, stdout, stderr } = this.#start(script, args, cwd)
    if (status !== 0) throw new Error(`${script} ${args.join(' ')}: ${stdout}${stderr}`)
  }

  /** Runs the checks that every project has to pass. */
  expectWhole(folder: string) {
    this.run('@biomejs/biome/bin/biome', ['ci', folder])
    this.run('typescript/bin/tsc', ['--noEmit', '-p', '.'], folder)
    this.run('jest/bin/jest.js', [], folder)
    this.run('@rspack/cli/bin/rspack.js', ['build'], folder)
  }

  /** Reads a JSON file of a remote. */
  read(folder: string, file: string) {
    return JSON.parse(readFileSync(path.join(this.#copy, 'apps', folder, file), 'utf8'))
  }

  #start(script: string, args: string[], cwd = '.') {
    const file = path.join(root, 'node_modules', script)
    return spawnSync(process.execPath, [file, ...args], { cwd: path.join(this.#copy, cwd), encoding: 'utf8' })
  }
}
