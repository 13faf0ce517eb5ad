// @ts-check
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { root } from './install.mjs'

/** Nx without a daemon and without network access. */
const nxEnv = { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false' }

/** The package of each program. */
const PACKAGES = {
  biome: '@biomejs/biome',
  jest: 'jest',
  knip: 'knip',
  nx: 'nx',
  playwright: '@playwright/test',
  rspack: '@rspack/cli',
}

/** @typedef {keyof typeof PACKAGES} Program */

/**
 * The path of a program's script, to run with Node. On Windows the files in node_modules/.bin start only through a
 * shell, which splits arguments.
 * @param {Program} program
 */
function scriptOf(program) {
  const folder = path.join(root, 'node_modules', PACKAGES[program])
  const { bin } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return path.join(folder, typeof bin === 'string' ? bin : bin[program])
}

/**
 * Runs a program of the project's packages and shows its output.
 * @param {Program} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, signal?: AbortSignal, isQuiet?: boolean }} [options] `cwd` from
 *   the folder of the repository; `signal` ends it; `isQuiet` shows its output only if it fails
 * @returns {Promise<number>} its exit code
 */
export function runProgram(program, args, { cwd = '.', env = {}, signal, isQuiet = false } = {}) {
  const child = spawn(process.execPath, [scriptOf(program), ...args], {
    cwd: path.join(root, cwd),
    stdio: isQuiet ? ['inherit', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...nxEnv, ...env },
    ...(signal && { signal }),
  })
  /** @type {Buffer[]} */
  const buffered = []
  for (const output of [child.stdout, child.stderr]) output?.on('data', (data) => buffered.push(data))
  // An abort emits an error too; the exit code is reported below.
  child.on('error', () => {})
  return new Promise((resolve) =>
    child.on('close', (code) => {
      if (code !== 0) process.stderr.write(Buffer.concat(buffered))
      resolve(code ?? 1)
    }),
  )
}
