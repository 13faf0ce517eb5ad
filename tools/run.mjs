// @ts-check
// Runs a command: node tools/run.mjs COMMAND [arguments]. The npm scripts of the same names call it.
import { ensureInstalled } from './run/install.mjs'

/**
 * Loaded after the packages are installed, because a command may import them.
 * @typedef {() => Promise<{ run: (args: string[]) => Promise<number | undefined> }>} Load
 *   `run` resolves to the exit code, or to undefined if the command started something that keeps running
 */

/** @type {Record<string, readonly [does: string, load: Load]>} */
const commands = {
  start: ['start the app and its remotes', () => import('./commands/start.mjs')],
  demo: ['start the app with three people who have books', () => import('./commands/demo.mjs')],
  dev: ['develop everything, or one remote in a deployed shell', () => import('./commands/dev.mjs')],
  'new-remote': ['create a remote', () => import('./commands/new-remote.mjs')],
  kit: ['pack what a remote in another repository needs', () => import('./commands/kit.mjs')],
  remotes: ['release remotes and roll back releases', () => import('./commands/remotes.mjs')],
  backup: ['back up everything, or one person', apiCommand('backup')],
  restore: ['restore a backup into an empty database', () => import('./commands/restore.mjs')],
  verify: ['check pages, indexes, rules and books', apiCommand('verify')],
  'books:check': ['recompute every balance from the journal', apiCommand('books-check')],
  test: ['lint, check types and run every test without a browser', () => import('./commands/test.mjs')],
  gate: ['run everything that must pass before a change lands', () => import('./commands/gate.mjs')],
  e2e: ['run the journeys in a browser', () => import('./commands/e2e.mjs')],
  screenshots: ['take screenshots of every page', playwright('apps/e2e/screenshots/screenshots.config.ts')],
  blast: ['break each part of each remote in a browser', () => import('./commands/blast.mjs')],
  security: ['write the tables of docs/security.md', () => import('./commands/security.mjs')],
  'security:controls': [
    'remove rules from the code and see their tests fail',
    () => import('./commands/security-controls.mjs'),
  ],
  texts: ['list every text that a user can read', () => import('./commands/texts.mjs')],
  budget: ['check the size of what each page first loads', () => import('./commands/budget.mjs')],
  'eval:assistant': ['ask a real model 120 phrases', () => import('./commands/eval-assistant.mjs')],
  'test:versions': ['test releases of two commits together', () => import('./commands/test-versions.mjs')],
  'test:nightly': [
    'run the tests that take too long for every change',
    () => import('./commands/test-nightly.mjs'),
  ],
  'test:deep': [
    'search for cases that break the plan or the books',
    () => import('./commands/test-deep.mjs'),
  ],
  'test:crash': ['kill the server under load', reliability('crash')],
  'test:powercut': ['cut the power (as root)', reliability('powercut')],
  'test:faults': ['fill disks, flip bits and lose servers', reliability('faults')],
  'test:load': ['put the server under load', reliability('load')],
  'test:fuzz': ['send hostile input', reliability('fuzz')],
  'test:smoke': ['run a few rounds of the scenarios that find most', reliability('smoke')],
  'bench:api': ['measure the dashboard and payments', reliability('api-bench')],
  'bench:scale': ['measure what a person and a call cost', reliability('scale-bench')],
}

/**
 * @param {string} name
 * @returns {Load}
 */
function apiCommand(name) {
  return async () => {
    const { runApiCommand } = await import('./run/api-command.mjs')
    return { run: (args) => runApiCommand(name, args) }
  }
}

/**
 * @param {string} config
 * @returns {Load}
 */
function playwright(config) {
  return async () => {
    const { runProgram } = await import('./run/program.mjs')
    return { run: (args) => runProgram('playwright', ['test', '--config', config, ...args]) }
  }
}

/**
 * @param {string} program
 * @returns {Load}
 */
function reliability(program) {
  return async () => {
    const { runReliability } = await import('./run/reliability.mjs')
    return { run: (args) => runReliability(program, args) }
  }
}

function usage() {
  const width = Math.max(...Object.keys(commands).map((name) => name.length))
  const lines = Object.entries(commands).map(([name, [does]]) => `  ${name.padEnd(width)}  ${does}`)
  return `Usage: npm run COMMAND [-- arguments]\n\n${lines.join('\n')}`
}

const [name = '', ...args] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (!command) {
  if (name) console.error(`There is no command ${name}.`)
  console.error(usage())
  process.exit(2)
}
const [, load] = command
ensureInstalled()
const { run } = await load()
const code = await run(args)
if (code !== undefined) process.exit(code)
