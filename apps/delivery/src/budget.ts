// What each page weighs, as it is sent: node dist/budget.mjs SHELL REMOTE...; it fails when one weighs too much.
import fs from 'node:fs'
import path from 'node:path'
import type { Release } from '@solvent/delivery'
import { overBudget } from '@solvent/delivery/budget'
import { overPageBudgets, type PageWeight, weighPages } from '@solvent/delivery/page-budget'
import { copiedCode, lostMarks } from './budget/shared-code'
import { weighedShell } from './budget/weighed-shell'
import { messageOf } from './failure'
import { readBuild, releaseOf } from './store/build'

const KIB = 1024

function scriptsOf(folder: string): string[] {
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.js'))
  return files.map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
}

function scriptsIn(files: ReadonlyMap<string, Buffer>): string[] {
  return [...files].flatMap(([file, content]) => (file.endsWith('.js') ? [content.toString()] : []))
}

function lineOf({ page, bytes, budget }: PageWeight): string {
  const figures = [bytes, budget].map((weight) => (weight / KIB).toFixed(1).padStart(8))
  return `${page.padEnd(20)}${figures.join('')} KiB`
}

/** Weighs the builds in these folders, and answers what is wrong with them. */
function weigh(shellFolder: string, remoteFolders: readonly string[]): string[] {
  const builds = remoteFolders.map(readBuild)
  const releases: Release[] = builds.map((build) => releaseOf(build, undefined))
  const weights = weighPages(weighedShell(shellFolder), releases)
  process.stdout.write(`${'page'.padEnd(20)}   weighs    may\n${weights.map(lineOf).join('\n')}\n`)
  return [
    ...overPageBudgets(weights, releases),
    ...releases.flatMap(overBudget),
    ...lostMarks(scriptsOf(shellFolder)),
    ...builds.flatMap(({ name, files }) => copiedCode(name, scriptsIn(files))),
  ]
}

try {
  const [shell = '', ...remotes] = process.argv.slice(2)
  const problems = weigh(shell, remotes)
  for (const problem of problems) process.stderr.write(`${problem}\n`)
  process.exitCode = problems.length > 0 ? 1 : 0
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`)
  process.exitCode = 1
}
