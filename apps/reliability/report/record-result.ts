import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { repositoryPath } from '../harness/runner/repository'
import type { Scenario } from '../harness/runner/scenario'
import { PLANNED_FILE, readPlannedScenarios } from './planned-scenarios'
import { renderReport } from './render-report'
import type { PlannedScenario, Result } from './result'

const FIGURES = repositoryPath('apps/reliability/figures.json')
const REPORT = repositoryPath('docs/reliability.md')

/** Saves the result, replacing the scenario's previous one, and rewrites the report. */
export function recordResult({ load = 0, ...result }: Result): void {
  const others = readFigures().filter(({ id, engine }) => id !== result.id || engine !== result.engine)
  const figures = [
    ...others,
    { ...result, seen: `${today()}, ${machine()}, load ${load.toFixed(1)} before` },
  ].sort(byId)
  writeJson(FIGURES, figures)
  writeFileSync(REPORT, renderReport(readPlannedScenarios(), figures))
}

/** Saves the list of a command's scenarios, so that the report also includes those without a result. */
export function recordPlan(command: string, scenarios: readonly Scenario[]): void {
  const planned = scenarios.flatMap(({ id, engines, test, goal, rounds }) =>
    engines.map((engine) => ({ id, engine, test, goal, command, rounds: rounds.long })),
  )
  const all = [...readPlannedScenarios().filter((one) => one.command !== command), ...planned].sort(byId)
  writeJson(PLANNED_FILE, all)
  writeFileSync(REPORT, renderReport(all, readFigures()))
}

function readFigures(): Result[] {
  return JSON.parse(readFileSync(FIGURES, 'utf8')) as Result[]
}

function writeJson(path: string, content: unknown): void {
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`)
}

/** Orders by letter (F, L, M, B, R), then by number; the embedded engine comes first. */
function byId(a: PlannedScenario, b: PlannedScenario): number {
  return rank(a.id) - rank(b.id) || a.id.length - b.id.length || a.engine.localeCompare(b.engine)
}

function rank(id: string): number {
  return 'FLMBR'.indexOf(id.charAt(0)) * 1000 + Number.parseInt(id.slice(1), 10)
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}

function machine(): string {
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} cores, ${memory} GB, Node ${process.versions.node}`
}
