// @ts-check
// Weighs each page as it is sent, and fails when one weighs too much: npm run budget
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { findRemotes } from './run/found-remotes.mjs'
import { ensureInstalled, root } from './run/install.mjs'
import { runProgram } from './run/program.mjs'

ensureInstalled()
const remotes = findRemotes().map(({ app }) => app)
const projects = ['shell', 'delivery-cli', ...remotes].map((name) => `@solvent/${name}`)
const built = await runProgram(
  'nx',
  ['run-many', '-t', 'build', '-p', projects.join(','), '--output-style=static'],
  {
    isQuiet: true,
  },
)
if (built !== 0) process.exit(built)

const folders = ['shell', ...remotes].map((app) => path.join(root, 'apps', app, 'dist'))
const program = path.join(root, 'apps/delivery/dist/budget.mjs')
process.exit(spawnSync(process.execPath, [program, ...folders], { stdio: 'inherit' }).status ?? 1)
