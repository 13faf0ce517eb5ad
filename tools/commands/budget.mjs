// @ts-check
// Weighs each page as it is sent, and fails when one weighs too much: npm run budget
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { findRemotes } from '../run/found-remotes.mjs'
import { root } from '../run/install.mjs'
import { runProgram } from '../run/program.mjs'

export async function run() {
  const remotes = findRemotes().map(({ app }) => app)
  const projects = ['shell', 'delivery-cli', ...remotes].map((name) => `@solvent/${name}`)
  const build = ['run-many', '-t', 'build', '-p', projects.join(','), '--output-style=static']
  const built = await runProgram('nx', build, { isQuiet: true })
  if (built !== 0) return built

  const folders = ['shell', ...remotes].map((app) => path.join(root, 'apps', app, 'dist'))
  const program = path.join(root, 'apps/delivery/dist/budget.mjs')
  return spawnSync(process.execPath, [program, ...folders], { stdio: 'inherit' }).status ?? 1
}
