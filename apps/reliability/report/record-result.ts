import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { renderReport } from './render-report'
import { fromRepository } from '../harness/runner/repository'
import type { Engine, Outcome, Row } from '../harness/runner/scenario'

/** A row on one engine, as its command means to run it: what the page lists, run or not. */
export interface PlannedRow {
  id: string
  engine: Engine
  test: string
  goal: string
  command: string
  /** Of the long form. */
  rounds: number
}

/** One figure, as a run has seen it; its rounds may be fewer than those of the long form. */
export interface Result extends PlannedRow, Outcome {
  seconds: number
  /** The day and the machine of the run; set when it is kept. */
  seen?: string
}

const FIGURES = fromRepository('apps/api/reliability/figures.json')
const ROWS = fromRepository('apps/api/reliability/rows.json')
const REPORT = fromRepository('docs/reliability.md')

/** Keeps the figure in place of the row's former one, and writes the report anew. */
export function record(result: Result): void {
  const others = readFigures().filter(({ id, engine }) => id !== result.id || engine !== result.engine)
  const figures = [...others, { ...result, seen: `${today()}, ${machine()}` }].sort(byRow)
  writeJson(FIGURES, figures)
  writeFileSync(REPORT, renderReport(readPlanned(), figures))
}

/** Keeps what the rows of a command are, so that the page also lists those that have no figure yet. */
export function recordPlan(command: string, rows: readonly Row[]): void {
  const planned = rows.flatMap(({ id, engines, test, goal, rounds }) =>
    engines.map((engine) => ({ id, engine, test, goal, command, rounds: rounds.long })),
  )
  const all = [...readPlanned().filter((one) => one.command !== command), ...planned].sort(byRow)
  writeJson(ROWS, all)
  writeFileSync(REPORT, renderReport(all, readFigures()))
}

function readFigures(): Result[] {
  return JSON.parse(readFileSync(FIGURES, 'utf8')) as Result[]
}

function readPlanned(): PlannedRow[] {
  return JSON.parse(readFileSync(ROWS, 'utf8')) as PlannedRow[]
}

function writeJson(path: string, content: unknown): void {
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`)
}

/** F before L before M before B before R, each by number; the embedded engine first. */
function byRow(a: PlannedRow, b: PlannedRow): number {
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
