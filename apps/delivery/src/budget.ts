// Prints the compressed size of each page and fails if one is over its budget: node dist/budget.mjs SHELL REMOTE...
import fs from 'node:fs'
import path from 'node:path'
import type { Release } from '@solvent/delivery'
import { overBudget } from '@solvent/delivery/budget'
import { overPageBudgets, type PageWeight, weighPages } from '@solvent/delivery/page-budget'
import { copiedCode, missingMarkers } from './budget/shared-code'
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

/** Prints the page sizes of the builds in these folders; returns their problems. */
function weigh(shellFolder: string, remoteFolders: readonly string[]): string[] {
  const builds = remoteFolders.map(readBuild)
  const releases: Release[] = builds.map((build) => releaseOf(build, undefined))
  const weights = weighPages(weighedShell(shellFolder), releases)
  process.stdout.write(`${'page'.padEnd(20)}   weighs    may\n${weights.map(lineOf).join('\n')}\n`)
  return [
    ...overPageBudgets(weights, releases),
    ...releases.flatMap(overBudget),
    ...missingMarkers(scriptsOf(shellFolder)),
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
