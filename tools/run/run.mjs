// @ts-check
import { spawn } from 'node:child_process'
import path from 'node:path'
import { root } from './install.mjs'

/** Nx without anything that outlives the command or talks to a network. */
const nxEnv = { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false' }

/**
 * Runs a command of the project's packages and shows its output.
 * @param {string} command name in node_modules/.bin
 * @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
export function run(command, args) {
  const bin = path.join(root, 'node_modules/.bin')
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...nxEnv, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
  })
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)))
}

/**
 * Runs steps one after another and stops at the first that fails.
 * @param {readonly (readonly [title: string, command: string, ...args: string[]])[]} steps
 */
export async function runSteps(steps) {
  for (const [title, command, ...args] of steps) {
    console.log(`\n> ${title}`)
    const code = await run(command, args)
    if (code !== 0) {
      console.error(`\n${title}: failed`)
      process.exit(code)
    }
  }
}
